import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { isPremium } from '#core/users/premium'
import { countUnansweredLikers, countLikes } from '#queries/likes/count_likes'
import { decodeLikeCursor } from '#queries/likes/like_cursor'
import type { LikeType } from '#queries/likes/like_rows'
import { likesPage } from '#queries/likes/likes_page'
import LikeTransformer from '#transformers/like_transformer'

export default class LikesController {
  async index(ctx: HttpContext) {
    return renderLikes(ctx, 'received')
  }

  async show(ctx: HttpContext) {
    return renderLikes(ctx, ctx.params.type)
  }
}

async function renderLikes(ctx: HttpContext, type: LikeType) {
  const { inertia, member, site } = ctx
  const { user, profile } = member
  const { settings } = site
  const { rows, next } = await openPage(ctx, type)
  const likes = rows.map((row) => new LikeTransformer(row, member, type, settings).toObject())
  return inertia.render('likes/index', {
    type,
    likes: inertia.merge(likes),
    // Refetched by an open page when somebody likes the member.
    latest: inertia.optional(() => likes),
    next,
    counts: () => countLikes(profile.id),
    locked: () => (isPremium(user) ? 0 : countUnansweredLikers(profile.id)),
  })
}

/** Later pages keep the order that the first one began with. */
function openPage({ member, request, site }: HttpContext, type: LikeType) {
  const { id } = member.profile
  const after = decodeLikeCursor(request.qs().after, id)
  const openedAt = after?.openedAt ?? DateTime.utc().toMillis()
  return likesPage(id, { type, after, openedAt, size: site.settings.membersPerPage })
}
