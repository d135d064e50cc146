import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { BanReason, UserStatus } from '#core/accounts/user'

/** The member at the other side of a conversation, as far as the page needs to know them. */
export interface PartnerRow {
  partnerId: string
  partnerName: string
  partnerBorn: string
  partnerFictional: boolean | number
  partnerPhotoId: string | null
  viewerId: string
  partnerActiveAt: number | string
  partnerStatus: UserStatus
  partnerBanReason: BanReason | null
  partnerZone: string
  partnerPlace: string
}

/** Joins the partner to a query over `participants as side`; with a picture that all may see. */
export function withPartner<Row>(query: DatabaseQueryBuilderContract<Row>) {
  return query
    .join('profiles as partner', 'partner.id', 'side.partner_id')
    .join('users as account', 'account.id', 'partner.user_id')
    .join('places', 'places.id', 'partner.place_id')
    .leftJoin('photos as portrait', (join) =>
      join
        .on('portrait.id', 'partner.main_photo_id')
        .onVal('portrait.status', 'active')
        .onVal('portrait.is_private', false)
    )
    .select(
      'side.profile_id as viewerId',
      'partner.id as partnerId',
      'partner.name as partnerName',
      'partner.date_of_birth as partnerBorn',
      'partner.fictional as partnerFictional',
      'portrait.id as partnerPhotoId',
      'partner.last_active_at as partnerActiveAt',
      'account.status as partnerStatus',
      'account.ban_reason as partnerBanReason',
      'account.time_zone as partnerZone',
      'places.name as partnerPlace'
    )
}

/** Leaves out conversations where one of the two blocked the other. */
export function withoutBlocked<Row>(query: DatabaseQueryBuilderContract<Row>) {
  return query
    .whereNotExists((blocks) => {
      blocks
        .from('blocks')
        .whereColumn('blocks.blocker_id', 'side.profile_id')
        .whereColumn('blocks.blocked_id', 'side.partner_id')
    })
    .whereNotExists((blocks) => {
      blocks
        .from('blocks')
        .whereColumn('blocks.blocker_id', 'side.partner_id')
        .whereColumn('blocks.blocked_id', 'side.profile_id')
    })
}
