import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import { mayKnowLiker } from '#core/likes/may_know_liker'
import { ageOn, parseDay } from '#core/profiles/age'
import type { SiteSettings } from '#core/sites/settings/settings'
import type { Member } from '#models/member'
import { veilUrl } from '#queries/likes/veil_url'
import type { TileRow } from '#queries/members/tile_rows'
import { mainPicture } from '#queries/profiles/main_picture'

/**
 * A like in the new-like modal: the liker, or a veil when the viewer may not know them.
 */
export default class NewLikeTransformer extends BaseTransformer<TileRow> {
  constructor(
    row: TileRow,
    private viewer: Member,
    private settings: SiteSettings
  ) {
    super(row)
  }

  toObject() {
    const { likedId, fictional } = this.resource
    const match = likedId !== null
    const mayKnow = mayKnowLiker(this.viewer.user, { likedBack: match, fictional })
    if (mayKnow) return { match, liker: this.#liker(), veil: null }
    return { match, liker: null, veil: veilUrl(this.viewer.profile.id) }
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
