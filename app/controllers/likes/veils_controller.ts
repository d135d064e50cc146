import type { HttpContext } from '@adonisjs/core/http'
import { veilSeed } from '#queries/likes/veil_url'
import { notFound } from '#replies/not_found'
import { sendVeil } from '#replies/send_veil'

export default class VeilsController {
  async show(ctx: HttpContext) {
    const { member, params, response } = ctx
    const seed = veilSeed(params.token, member.profile.id)
    if (!seed) return notFound(ctx)
    // Every view has another one, so caching is useless.
    response.header('Cache-Control', 'private, no-store')
    return sendVeil(ctx, seed)
  }
}
