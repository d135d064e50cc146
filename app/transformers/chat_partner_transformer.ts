import { BaseTransformer } from '@adonisjs/core/transformers'
import { DateTime } from 'luxon'
import { presence } from '#core/discovery/presence'
import { isGone } from '#core/messaging/may_write'
import { ageOn } from '#core/profiles/age'
import type { PartnerRow } from '#queries/messaging/partner_rows'
import { photoUrl } from '#queries/profiles/photo_url'

/** The member one writes with. Of one who is gone nothing is told but that. */
export default class ChatPartnerTransformer extends BaseTransformer<PartnerRow> {
  toObject() {
    const { partner_id: id, partner_fictional: fictional, partner_status } = this.resource
    const gone = isGone(partner_status)
    return { id, fictional: Boolean(fictional), gone, ...(gone ? nothing : this.#person()) }
  }

  #person() {
    const { partner_born, partner_zone, partner_photo_id, partner_active_at } = this.resource
    const now = DateTime.utc()
    const activeAt = DateTime.fromMillis(Number(partner_active_at))
    return {
      name: this.resource.partner_name,
      age: ageOn(DateTime.fromISO(partner_born, { zone: 'utc' }), now.setZone(partner_zone)),
      place: this.resource.partner_place,
      picture: partner_photo_id ? photoUrl(partner_photo_id, 'thumb') : null,
      online: presence(activeAt, now) === 'online',
    }
  }
}

const nothing = { name: '', age: null, place: '', picture: null, online: false }
