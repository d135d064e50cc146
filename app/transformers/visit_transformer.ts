import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import { mayKnowVisitor } from '#core/discovery/visits/visit'
import type { SiteSettings } from '#core/sites/settings/settings'
import type { Member } from '#models/member'
import type { VisitRow } from '#queries/discovery/visit_rows'
import { veilUrl } from '#queries/likes/veil_url'
import MemberTileTransformer from '#transformers/member_tile_transformer'

/** A visit with the visitor, or a locked tile when the viewer may not know them. */
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
    const known = mayKnowVisitor(this.viewer.user)
    return {
      at: DateTime.fromMillis(lastAt, { zone: 'utc' }).toISO() ?? '',
      member: known ? this.#tile() : null,
      veil: known ? null : veilUrl(this.viewer.profile.id),
    }
  }

  #tile() {
    return new MemberTileTransformer(this.resource, this.viewer, this.settings).toObject()
  }
}
