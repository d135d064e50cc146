import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import { chooseMainPhoto } from '#core/profiles/photos/arrange_album'
import { answerRefusal } from '#replies/refusals'

@inject()
export default class MainPhotosController {
  constructor(private ports: Ports) {}

  async update(ctx: HttpContext) {
    const photoId = String(ctx.params.id)
    const chosen = await chooseMainPhoto(this.ports, { userId: ctx.member.user.id, photoId })
    if (chosen.ok) return ctx.response.redirect('/profile/photos')
    return answerRefusal(ctx, chosen)
  }
}
