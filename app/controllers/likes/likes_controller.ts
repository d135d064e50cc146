import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { Ports } from '#core/ports'
import { countLikes } from '#queries/likes/count_likes'
import { decodeLikeCursor } from '#queries/likes/like_cursor'
import type { LikeType } from '#queries/likes/like_rows'
import { likesPage } from '#queries/likes/likes_page'
import { countVeiledLikes } from '#queries/likes/veiled_counts'
import { veilUrls } from '#queries/likes/veil_url'
import LikeTransformer from '#transformers/like_transformer'

@inject()
export default class LikesController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    return this.#render(ctx, 'received')
  }

  async show(ctx: HttpContext) {
    return this.#render(ctx, ctx.params.type)
  }

  async #render(ctx: HttpContext, type: LikeType) {
    const { inertia, member, site } = ctx
    const { settings } = site
    const { rows, next } = await openPage(ctx, type)
    const likes = rows.map((row) => new LikeTransformer(row, member, type, settings).toObject())
    const locked = await countVeiledLikes(this.ports, member)
    const isFirst = type === 'received' && !ctx.request.qs().after
    return inertia.render('likes/index', {
      type,
      likes: inertia.merge(likes),
      // Refetched by an open page when somebody likes the member.
      latest: inertia.optional(() => likes),
      next,
      veils: isFirst ? veilUrls(member.profile.id, Math.min(locked, settings.membersPerPage)) : [],
      counts: async () => withVeiled(await countLikes(member), locked),
      locked,
    })
  }
}

function withVeiled(counts: Awaited<ReturnType<typeof countLikes>>, veiled: number) {
  return { ...counts, received: counts.received + veiled }
}

/** Later pages keep the order that the first one began with. */
function openPage({ member, request, site }: HttpContext, type: LikeType) {
  const { id } = member.profile
  const after = decodeLikeCursor(request.qs().after, id)
  const openedAt = after?.openedAt ?? DateTime.utc().toMillis()
  return likesPage(member, { type, after, openedAt, size: site.settings.membersPerPage })
}
