import { readVatRates } from '#core/payments/invoices/vat_rates'
import { countries } from '#core/sites/countries'
import { locales } from '#core/sites/locales'
import { readPromoTiles } from '#core/sites/promo_tiles'
import {
  choiceOf,
  choicesOf,
  flagOf,
  type StoredValues,
  textOf,
  wholeNumberOf,
} from '#core/sites/stored_values'

/** No setting may let anyone younger in. */
const minimumAge = 18

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

/** All that an operator can set for one site (section 3, Settings, and its defaults). */
export type SiteSettings = Readonly<ReturnType<typeof readSettings>>

/**
 * Reads a site's stored settings, named in snake_case as in section 3, over the defaults. A value
 * that is missing or makes no sense has its default, so that no stored slip takes a site down.
 */
export function readSettings(stored: StoredValues) {
  return {
    ...identity(stored),
    ...entry(stored),
    ...accounts(stored),
    ...profiles(stored),
    ...discovery(stored),
    ...messaging(stored),
    ...credits(stored),
  }
}

/** Of a site whose operator has set nothing. */
export const defaultSettings: SiteSettings = readSettings({})

function identity(stored: StoredValues) {
  return {
    name: textOf(stored, 'name', 'Vonk'),
    domain: textOf(stored, 'domain', 'localhost'),
    /** Null: the visitor's browser decides. */
    domainLanguage: locales.find((locale) => locale === stored.domain_language) ?? null,
    /** Null: the translated one. */
    indexTitle: textOf(stored, 'index_title', null),
    description: textOf(stored, 'description', null),
    /** What goes before the path of an asset; null: the site itself serves it. */
    cdnPrefix: textOf(stored, 'cdn_prefix', null),
    countries: choicesOf(stored, 'countries', countries, countries),
    supportEmail: textOf(stored, 'support_email', null),
    supportPhone: textOf(stored, 'support_phone', null),
  }
}

function entry(stored: StoredValues) {
  return {
    signups: choiceOf(stored, 'signups', ['all', 'with_trafficsource', 'other'], 'all'),
    loggedOutSearch: flagOf(stored, 'logged_out_search', true),
    loggedOutSearchTrafficsource: flagOf(stored, 'logged_out_search_trafficsource', true),
    enableSiteEntryPopup: flagOf(stored, 'enable_site_entry_popup', true),
    /** Where the entry warning shows; empty: everywhere. */
    siteEntryPopupCountries: choicesOf(stored, 'site_entry_popup_countries', countries, []),
    minAge: wholeNumberOf(stored, 'min_age', minimumAge, minimumAge),
  }
}

function accounts(stored: StoredValues) {
  return {
    loginFailures: wholeNumberOf(stored, 'login_failures', 5, 1),
    loginFailuresPerIp: wholeNumberOf(stored, 'login_failures_per_ip', 20, 1),
    loginFailureMinutes: wholeNumberOf(stored, 'login_failure_minutes', 15, 1),
    loginBlockMinutes: wholeNumberOf(stored, 'login_block_minutes', 15, 1),
    passwordMinLength: wholeNumberOf(stored, 'password_min_length', 8, 8),
    passwordMaxLength: wholeNumberOf(stored, 'password_max_length', 128, 64),
    activationLinkDays: wholeNumberOf(stored, 'activation_link_days', 7, 1),
    activationMailsPerHour: wholeNumberOf(stored, 'activation_mails_per_hour', 3, 1),
    resetLinkMinutes: wholeNumberOf(stored, 'reset_link_minutes', 60, 1),
    resetMailsPerDay: wholeNumberOf(stored, 'reset_mails_per_day', 3, 1),
    emailChangeLinkHours: wholeNumberOf(stored, 'email_change_link_hours', 24, 1),
    emailChangesPerDay: wholeNumberOf(stored, 'email_changes_per_day', 3, 1),
  }
}

function profiles(stored: StoredValues) {
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

function discovery(stored: StoredValues) {
  return {
    searchFields: choicesOf(stored, 'search_fields', searchFields, searchFields),
    membersPerPage: wholeNumberOf(stored, 'members_per_page', 24, 1),
    similarResults: wholeNumberOf(stored, 'similar_results', 12),
    promoTiles: readPromoTiles(stored),
    autoLike: flagOf(stored, 'auto_like', false),
    /** Per cent; null: the claim does not show. */
    premiumClaimPercent: stored.premium_claim_percent === '' ? null : claim(stored),
  }
}

function messaging(stored: StoredValues) {
  return {
    freeConversations: wholeNumberOf(stored, 'free_conversations', 2),
    freeMessages: wholeNumberOf(stored, 'free_messages', 5),
    /** Grapheme clusters. */
    messageLength: wholeNumberOf(stored, 'message_length', 1000, 1),
    chatHistoryDays: wholeNumberOf(stored, 'chat_history_days', 180, 1),
  }
}

function credits(stored: StoredValues) {
  return {
    messageCredits: wholeNumberOf(stored, 'message_credits', 1),
    photoCredits: wholeNumberOf(stored, 'photo_credits', 2),
    giftCredits: wholeNumberOf(stored, 'gift_credits', 3),
    signupCredits: wholeNumberOf(stored, 'signup_credits', 0),
    refundDays: wholeNumberOf(stored, 'refund_days', 14),
    /** Of a country, over those of the law; in hundredths of a per cent. */
    vatRates: readVatRates(stored),
    /** Cents that a member may have open in direct debits. */
    directDebitLimit: wholeNumberOf(stored, 'direct_debit_limit', 10_000),
  }
}

function claim(stored: StoredValues) {
  return wholeNumberOf(stored, 'premium_claim_percent', 46) || null
}
