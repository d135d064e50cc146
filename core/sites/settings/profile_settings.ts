import { parsePromoTiles } from '#core/sites/settings/promo_tiles'
import {
  choiceOf,
  choicesOf,
  flagOf,
  type StoredValues,
  textOf,
  wholeNumberOf,
} from '#core/sites/settings/stored_values'

/** What members are searched by: by all, then by premium members. */
const searchFields = [
  'gender',
  'country',
  'region',
  'age',
  'body_type',
  'eye_colour',
  'hair_colour',
  'relationship_status',
  'interests',
] as const

const profileFields = [
  'interests',
  'tattoos',
  'hair_colour',
  'eye_colour',
  'body_type',
  'relationship_status',
  'reason_for_signup',
] as const

/** What of profiles shows, how pictures are taken in, and what goes for fictional ones. */
export function profileSettings(stored: StoredValues) {
  return {
    visibleProfileFields: choicesOf(stored, 'visible_profile_fields', profileFields, profileFields),
    visibleProfileNotes: flagOf(stored, 'visible_profile_notes', true),
    photoModeration: choiceOf(stored, 'photo_moderation', ['before', 'after'], 'before'),
    photoMaxMegabytes: wholeNumberOf(stored, 'photo_max_megabytes', 15, 1),
    /** Pixels a side. */
    photoMinSide: wholeNumberOf(stored, 'photo_min_side', 200, 1),
    /** How many public pictures of one profile a free member sees clear. */
    freeVisiblePhotos: wholeNumberOf(stored, 'free_visible_photos', 3),
    fictionalIcon: textOf(stored, 'fictional_icon', 'bot'),
    /** Null: the translated words. */
    fictionalWarning: textOf(stored, 'fictional_warning', null),
    fictionalSingular: textOf(stored, 'fictional_singular', null),
    fictionalPlural: textOf(stored, 'fictional_plural', null),
    /** How many reports a member may make in 24 hours. */
    reportsPerDay: wholeNumberOf(stored, 'reports_per_day', 20, 1),
    /** Off: the members of this site show on this site only. */
    memberResell: flagOf(stored, 'member_resell', true),
  }
}

/** How members are found, and what is said of it. */
export function discoverySettings(stored: StoredValues) {
  return {
    searchFields: choicesOf(stored, 'search_fields', searchFields, searchFields),
    membersPerPage: wholeNumberOf(stored, 'members_per_page', 24, 1),
    similarResults: wholeNumberOf(stored, 'similar_results', 12),
    promoTiles: parsePromoTiles(stored),
    autoLike: flagOf(stored, 'auto_like', false),
    /** Per cent; null: the claim does not show. */
    premiumClaimPercent: stored.premium_claim_percent === '' ? null : claim(stored),
  }
}

function claim(stored: StoredValues) {
  return wholeNumberOf(stored, 'premium_claim_percent', 46) || null
}
