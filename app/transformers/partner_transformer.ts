import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import { isOnline } from '#core/discovery/search/presence'
import { isGone } from '#core/messaging/may_write'
import { ageOn, parseDay } from '#core/profiles/age'
import type { PartnerRow } from '#queries/messaging/partner_rows'
import { photoUrl } from '#queries/profiles/photo_url'

/**
 * The partner in a conversation. For one who is deleted or banned only that is shown, and whether
 * it was for fraud.
 */
export default class PartnerTransformer extends BaseTransformer<PartnerRow> {
  toObject() {
    const { partnerId: id, partnerFictional: fictional, partnerStatus } = this.resource
    const gone = isGone(partnerStatus)
    const fraud = partnerStatus === 'banned' && this.resource.partnerBanReason === 'fraud'
    return { id, fictional, gone, fraud, ...(gone ? nothing : this.#person()) }
  }

  #person() {
    const { partnerBorn, partnerZone, partnerPhotoId, partnerActiveAt, profileId } = this.resource
    const now = DateTime.utc()
    // Their photos are not served meanwhile.
    const isAway = this.resource.partnerStatus === 'suspended'
    return {
      name: this.resource.partnerName,
      age: ageOn(parseDay(partnerBorn), now.setZone(partnerZone)),
      place: this.resource.partnerPlace,
      picture: partnerPhotoId && !isAway ? photoUrl(partnerPhotoId, 'thumb', profileId) : null,
      online: !isAway && isOnline(partnerActiveAt, now),
    }
  }
}

const nothing = { name: '', age: null, place: '', picture: null, online: false }
