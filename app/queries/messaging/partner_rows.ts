import db from '@adonisjs/lucid/services/db'
import type { DatabaseQueryBuilderContract } from '@adonisjs/lucid/types/querybuilder'
import type { BanReason, Standing } from '#core/users/user'

/** The partner in a conversation, as far as pages show them. */
export interface PartnerRow {
  /** The viewer. */
  profileId: string
  partnerId: string
  partnerName: string
  partnerBorn: string
  partnerFictional: boolean
  partnerPhotoId: string | null
  partnerActiveAt: number
  partnerStatus: Standing
  partnerBanReason: BanReason | null
  partnerZone: string
  partnerPlace: string
}

/** Does in SQL what `standingOf` does. */
export const standing = db.raw(
  `case when account.suspended_until is not null and account.status in ('not_confirmed', 'active')
    then 'suspended' else account.status end as partner_status`
)

/**
 * Joins the partner to a query over `participants as side`, with a picture if anybody may see it.
 */
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
      'side.profile_id',
      'partner.id as partner_id',
      'partner.name as partner_name',
      'partner.date_of_birth as partner_born',
      'partner.fictional as partner_fictional',
      'portrait.id as partner_photo_id',
      'partner.last_active_at as partner_active_at',
      'account.ban_reason as partner_ban_reason',
      'account.time_zone as partner_zone',
      'places.name as partner_place'
    )
    .select(standing)
}

/** Excludes conversations with a block between the two members. */
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
