import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import { ageOn, parseDay } from '#core/profiles/age'
import type { SiteSettings } from '#core/sites/settings/settings'
import type { Member } from '#models/member'
import type { TileRow } from '#queries/members/tile_rows'
import { mainPicture } from '#queries/profiles/main_picture'

/** A like in the new-like modal, of a liker whom the viewer may know. */
export default class NewLikeTransformer extends BaseTransformer<TileRow> {
  constructor(
    row: TileRow,
    private viewer: Member,
    private settings: SiteSettings
  ) {
    super(row)
  }

  toObject() {
    return { match: this.resource.likedId !== null, liker: this.#liker() }
  }

  #liker() {
    const { id, name, dateOfBirth, fictional } = this.resource
    return {
      id,
      name,
      age: ageOn(parseDay(dateOfBirth), DateTime.utc()),
      fictional,
      picture: mainPicture(this.resource, this.viewer, this.settings, 'match'),
    }
  }
}
