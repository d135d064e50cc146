import { parsePromoTiles } from '#core/sites/settings/promo_tiles'
import {
  choiceOf,
  choicesOf,
  flagOf,
  type StoredValues,
  textOf,
  wholeNumberOf,
} from '#core/sites/settings/stored_values'

/** The fields of the member search: those for everyone, then those for premium members. */
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

/** The drawings that the label of a fictional profile may have: a mask, a robot, a pen. */
export const fictionalIcons = ['drama', 'bot', 'pen'] as const
export type FictionalIcon = (typeof fictionalIcons)[number]

/** Settings of profiles: visible fields, uploaded photos, fictional profiles and reports. */
export function profileSettings(stored: StoredValues) {
  return {
    visibleProfileFields: choicesOf(stored, 'visible_profile_fields', profileFields, profileFields),
    visibleProfileNotes: flagOf(stored, 'visible_profile_notes', true),
    photoModeration: choiceOf(stored, 'photo_moderation', ['before', 'after'], 'before'),
    photoMaxMegabytes: wholeNumberOf(stored, 'photo_max_megabytes', 15, 1),
    /** In pixels. */
    photoMinSide: wholeNumberOf(stored, 'photo_min_side', 200, 1),
    /** The number of public photos of a profile that a free member sees clear. */
    freeVisiblePhotos: wholeNumberOf(stored, 'free_visible_photos', 3),
    fictionalIcon: choiceOf(stored, 'fictional_icon', fictionalIcons, 'drama'),
    /** Added to the warning that every label carries. */
    fictionalWarning: textOf(stored, 'fictional_warning', null),
    /** Null: the translated word; so for the next. */
    fictionalSingular: textOf(stored, 'fictional_singular', null),
    fictionalPlural: textOf(stored, 'fictional_plural', null),
    /** Reports that a member may make in 24 hours. */
    reportsPerDay: wholeNumberOf(stored, 'reports_per_day', 20, 1),
    /** False: members of this site appear on this site only. */
    memberResell: flagOf(stored, 'member_resell', true),
  }
}

/** Settings of search, promo tiles, automatic likes and the premium claim. */
export function discoverySettings(stored: StoredValues) {
  return {
    searchFields: choicesOf(stored, 'search_fields', searchFields, searchFields),
    membersPerPage: wholeNumberOf(stored, 'members_per_page', 24, 1),
    similarResults: wholeNumberOf(stored, 'similar_results', 12),
    promoTiles: parsePromoTiles(stored),
    autoLike: flagOf(stored, 'auto_like', false),
    /** Per cent; null: the claim is not shown. */
    premiumClaimPercent: stored.premium_claim_percent === '' ? null : claim(stored),
  }
}

function claim(stored: StoredValues) {
  return wholeNumberOf(stored, 'premium_claim_percent', 46) || null
}
