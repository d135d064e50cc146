import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import { knownLikers } from '#queries/likes/known_likers'
import { countToldLikers } from '#queries/likes/veiled_counts'

@inject()
export default class LikesController {
  constructor(private ports: Ports) {}

  /** The members who like this one; those the member may not know are only counted. */
  async index({ member }: HttpContext) {
    return {
      profiles: await knownLikers(member),
      liked_by: await countToldLikers(this.ports, member),
    }
  }
}
