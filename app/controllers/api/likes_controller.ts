import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import { countRealLikers } from '#queries/likes/count_likes'
import { knownLikers } from '#queries/likes/known_likers'
import { countVeiledLikes } from '#queries/likes/veiled_counts'

@inject()
export default class LikesController {
  constructor(private ports: Ports) {}

  /** The members who like this one; those the member may not know are only counted. */
  async index({ member }: HttpContext) {
    const [known, veiled] = [
      await countRealLikers(member),
      await countVeiledLikes(this.ports, member),
    ]
    return { profiles: await knownLikers(member), liked_by: known + veiled }
  }
}
