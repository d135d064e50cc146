import type { HttpContext } from '@adonisjs/core/http'
import { countRealLikers } from '#queries/likes/count_likes'
import { knownLikers } from '#queries/likes/known_likers'

export default class LikesController {
  /** The members who like this one; those the member may not know are only counted. */
  async index({ member }: HttpContext) {
    const profiles = await knownLikers(member)
    return { profiles, liked_by: await countRealLikers(member.profile.id) }
  }
}
