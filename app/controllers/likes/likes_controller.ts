import type { HttpContext } from '@adonisjs/core/http'
import { countAdmirers, countLikes } from '#queries/likes/count_likes'
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

async function renderLikes({ inertia, member, request, site }: HttpContext, type: LikeType) {
  const { user, profile } = member!
  const { settings } = site
  const asked = { type, after: request.qs().after, size: settings.membersPerPage }
  const { rows, next } = await likesPage(profile.id, asked)
  return inertia.render('likes/index', {
    type,
    likes: inertia.merge(
      rows.map((row) => new LikeTransformer(row, member!, type, settings).toObject())
    ),
    next,
    counts: () => countLikes(profile.id),
    locked: () => (user.paidUser ? 0 : countAdmirers(profile.id)),
  })
}
