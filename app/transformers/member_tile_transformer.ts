import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import { isNewMember, isOnline } from '#core/discovery/search/presence'
import { isToBeSeen } from '#core/profiles/may_meet'
import { ageOn, parseDay } from '#core/profiles/age'
import type { SiteSettings } from '#core/sites/settings/settings'
import type { TileRow } from '#queries/members/tile_rows'
import { mainPicture, type Viewer } from '#queries/profiles/main_picture'

/** A member as a tile shows them; the age is counted in UTC, as the search filter counts it. Visitors see no presence. */
export default class MemberTileTransformer extends BaseTransformer<TileRow> {
  constructor(
    row: TileRow,
    private viewer: Viewer,
    private settings: SiteSettings,
    private now: DateTime = DateTime.utc()
  ) {
    super(row)
  }

  toObject() {
    const { id, name, place, likedId, fictional } = this.resource
    return {
      id,
      name,
      place,
      ...this.#dates(),
      picture: mainPicture(this.resource, this.viewer, this.settings),
      fictional,
      liked: likedId !== null,
    }
  }

  #dates() {
    const { now, resource } = this
    return {
      age: ageOn(parseDay(resource.dateOfBirth), now),
      online:
        this.viewer !== undefined &&
        isToBeSeen(resource, resource.conversationId !== null) &&
        isOnline(resource.lastActiveAt, now),
      isNew: this.viewer !== undefined && isNewMember(resource.createdAt, now),
    }
  }
}

export function tilesOf(rows: TileRow[], viewer: Viewer, settings: SiteSettings) {
  const now = DateTime.utc()
  return rows.map((row) => new MemberTileTransformer(row, viewer, settings, now).toObject())
}
