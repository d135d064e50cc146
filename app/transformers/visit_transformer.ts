import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import type { SiteSettings } from '#core/sites/settings/settings'
import type { Member } from '#models/member'
import type { VisitRow } from '#queries/discovery/visit_rows'
import MemberTileTransformer from '#transformers/member_tile_transformer'

/** A visit with the visitor, whom the viewer may know. */
export default class VisitTransformer extends BaseTransformer<VisitRow> {
  constructor(
    row: VisitRow,
    private viewer: Member,
    private settings: SiteSettings
  ) {
    super(row)
  }

  toObject() {
    const { lastAt } = this.resource
    return {
      at: DateTime.fromMillis(lastAt, { zone: 'utc' }).toISO() ?? '',
      member: new MemberTileTransformer(this.resource, this.viewer, this.settings).toObject(),
    }
  }
}
