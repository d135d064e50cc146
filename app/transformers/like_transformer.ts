import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SiteSettings } from '#core/sites/settings/settings'
import type { Member } from '#models/member'
import type { LikeType } from '#queries/likes/like_rows'
import type { likesPage } from '#queries/likes/likes_page'
import MemberTileTransformer from '#transformers/member_tile_transformer'

type Row = Awaited<ReturnType<typeof likesPage>>['rows'][number]

/** A like with the other member, whom the viewer may know. */
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
    return {
      isNew: this.type === 'received' && this.resource.isNew,
      member: new MemberTileTransformer(this.resource, this.viewer, this.settings).toObject(),
    }
  }
}
