import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import { movePhoto } from '#core/profiles/photos/arrange_album'
import { answerRefusal } from '#replies/refusals'
import { photoPlaceValidator } from '#validators/profiles/photo'

@inject()
export default class PhotoPlacesController {
  constructor(private ports: Ports) {}

  async update(ctx: HttpContext) {
    const { place } = await ctx.request.validateUsing(photoPlaceValidator)
    const photo = { userId: ctx.member.user.id, photoId: String(ctx.params.id) }
    const moved = await movePhoto(this.ports, { ...photo, place })
    return moved.ok ? ctx.response.redirect('/profile/photos') : answerRefusal(ctx, moved)
  }
}
