import type { HttpContext } from '@adonisjs/core/http'
import { veilFrom, veilSize } from '#core/likes/veil'
import { veilSeed } from '#queries/likes/veil_url'
import { notFound } from '#replies/not_found'

export default class VeilsController {
  async show(ctx: HttpContext) {
    const { member, params, response, view } = ctx
    const seed = veilSeed(params.token, member.profile.id)
    if (!seed) return notFound(ctx)
    response.header('Content-Type', 'image/svg+xml')
    // Every view has another one, so caching is useless.
    response.header('Cache-Control', 'private, no-store')
    return view.render('likes/veil', { veil: veilFrom(seed), size: veilSize })
  }
}
