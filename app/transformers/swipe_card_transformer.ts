import { BaseTransformer } from '@adonisjs/core/transformers'
import type { SiteSettings } from '#core/sites/settings/settings'
import type { SwipeRow } from '#queries/discovery/swipe_deck'
import { mainPicture, type Viewer } from '#queries/profiles/main_picture'
import MemberTileTransformer from '#transformers/member_tile_transformer'

/** A card of the swipe game: a tile with a large picture and the member's text. */
export default class SwipeCardTransformer extends BaseTransformer<SwipeRow> {
  constructor(
    row: SwipeRow,
    private viewer: Viewer,
    private settings: SiteSettings
  ) {
    super(row)
  }

  toObject() {
    const { resource: row, settings, viewer } = this
    return {
      ...new MemberTileTransformer(row, viewer, settings).toObject(),
      large: mainPicture(row, viewer, settings, 'full'),
      about: settings.visibleProfileNotes ? row.about : null,
    }
  }
}

export function cardsOf(rows: SwipeRow[], viewer: Viewer, settings: SiteSettings) {
  return rows.map((row) => new SwipeCardTransformer(row, viewer, settings).toObject())
}
