import { BaseTransformer } from '@adonisjs/core/transformers'
import { mayKnowLiker } from '#core/likes/may_know_liker'
import type { SiteSettings } from '#core/sites/settings/settings'
import type { Member } from '#models/member'
import { likeKey } from '#queries/likes/like_key'
import type { LikeType } from '#queries/likes/like_rows'
import type { likesPage } from '#queries/likes/likes_page'
import { veilUrl } from '#queries/likes/veil_url'
import MemberTileTransformer from '#transformers/member_tile_transformer'

type Row = Awaited<ReturnType<typeof likesPage>>['rows'][number]

/** A like with the other member, or a locked tile while the viewer may not know them. */
export default class LikeTransformer extends BaseTransformer<Row> {
  constructor(
    row: Row,
    private viewer: Member,
    private type: LikeType,
    private settings: SiteSettings
  ) {
    super(row)
  }

  toObject() {
    const known = this.#isKnown()
    return {
      key: likeKey(this.resource.id, this.viewer.profile.id),
      isNew: this.type === 'received' && this.resource.isNew,
      member: known ? this.#tile() : null,
      veil: known ? null : veilUrl(this.viewer.profile.id),
    }
  }

  #isKnown() {
    const { likedId, fictional } = this.resource
    const likedBack = likedId !== null
    return this.type !== 'received' || mayKnowLiker(this.viewer.user, { likedBack, fictional })
  }

  #tile() {
    return new MemberTileTransformer(this.resource, this.viewer, this.settings).toObject()
  }
}
