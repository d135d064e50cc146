import { withdrawalDays } from '#core/sites/withdrawal'
import { countries } from '#core/sites/countries'
import { methodCosts } from '#core/sites/method_costs'
import { packageTerms } from '#core/sites/package_terms'
import { choice, flag, number, numberOrNone, several, text } from '#core/sites/settings/kinds'
import { languageTexts } from '#core/sites/settings/language_texts'
import { promoTiles } from '#core/sites/settings/promo_tiles'
import { vatRatesSetting } from '#core/sites/vat_rates'

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

/** What the home page has below its pictures, in this order; `languages` are those in the footer. */
export const homeSections = [
  'steps',
  'differences',
  'people_near',
  'questions',
  'languages',
] as const
export type HomeSection = (typeof homeSections)[number]

const hour = 60
const day = 24 * hour

/** The longest that a site may let a deleted account return. */
export const mostReturnDays = 90

/**
 * Every setting of a site, by the name it is stored under: its page, default and bounds. What parses,
 * checks, stores and shows settings follows from this list alone. Rule: docs/product/sites.md.
 */
export const settingCatalogue = {
  /** Null: the translated title. */
  index_title: text('identity', { longest: 70 }),
  description: text('identity', { longest: 300 }),
  support_email: text('identity', { longest: 254, of: 'email' }),
  /** Null: that of the installation (MAIL_FROM, MAIL_DOMAIN), which all its sites share. */
  mail_from: text('identity', { longest: 254, of: 'email' }),
  mail_domain: text('identity', { longest: 253, of: 'domain' }),
  /** The sender that members read who want neutral mails; null: the name of the site. */
  mail_sender: text('identity', { longest: 60 }),
  /** False: members of this site appear on this site only. */
  member_resell: flag('identity', true),
  /** Whether sites of other companies get them, too: see `shareMembers`. */
  share_with_companies: flag('identity', false),
  /** Where the agreement with those companies lies, and of which day it is; null: there is none. */
  pool_agreement: text('identity', { longest: 300 }),

  home_sections: several('home', homeSections, { choices: homeSections }),

  countries: several('countries', countries, { choices: countries, fewest: 1 }),

  enable_site_entry_popup: flag('entry', true),
  /** Countries that get the entry warning; empty: all. */
  site_entry_popup_countries: several('entry', [], { choices: countries }),
  /** What the warning says, by language; the text of the product elsewhere. */
  site_entry_popup_texts: languageTexts('entry', { longest: 400 }),
  logged_out_search: flag('entry', true),
  logged_out_search_trafficsource: flag('entry', true),

  signups: choice('sign_up', 'all', ['all', 'with_trafficsource', 'other']),
  /** No setting goes below 18. */
  min_age: number('sign_up', 18, { least: 18, most: 50 }),
  /** Counted for each network: see `networkOf`. */
  signups_per_hour: number('sign_up', 20, { least: 1, most: 10_000 }),
  /** How often a network is told that an e-mail address has an account. */
  taken_answers_per_hour: number('sign_up', 10, { most: 10_000 }),

  login_failures: number('accounts', 5, { least: 1, most: 100 }),
  login_failures_per_ip: number('accounts', 20, { least: 1, most: 10_000 }),
  login_failure_minutes: number('accounts', 15, { least: 1, most: day }),
  login_block_minutes: number('accounts', 15, { least: 1, most: day }),
  /** Never above the least that the longest password may be, so that one always fits. */
  password_min_length: number('accounts', 8, { least: 8, most: 64 }),
  password_max_length: number('accounts', 128, { least: 64, most: 1024 }),
  /** In which a deleted account can come back. */
  return_days: number('accounts', 14, { least: 7, most: mostReturnDays }),

  activation_link_days: number('mail', 7, { least: 1, most: 90 }),
  activation_mails_per_hour: number('mail', 3, { least: 1, most: 60 }),
  reset_link_minutes: number('mail', 60, { least: 1, most: day }),
  reset_mails_per_day: number('mail', 3, { least: 1, most: 100 }),
  email_change_link_hours: number('mail', 24, { least: 1, most: 168 }),
  email_changes_per_day: number('mail', 3, { least: 1, most: 100 }),
  /** In which news may be seen on the site before it is mailed. Its mail is planned after five. */
  news_mail_wait_minutes: number('mail', 5, { least: 5, most: day }),
  /** Between two mails about news. */
  news_mail_pause_hours: number('mail', 1, { least: 1, most: 168 }),
  /** Until a member is reminded of messages that wait unread. */
  unread_reminder_days: number('mail', 3, { least: 1, most: 30 }),
  /** Text messages of the site in 24 hours; each costs money. */
  sms_per_day: number('mail', 200, { most: 1_000_000 }),

  visible_profile_fields: several('profiles', profileFields, { choices: profileFields }),
  visible_profile_notes: flag('profiles', true),
  photo_max_megabytes: number('profiles', 15, { least: 1, most: 100 }),
  /** In pixels. */
  photo_min_side: number('profiles', 200, { least: 1, most: 2000 }),
  /** How many photos a free member may have. */
  free_photos: number('profiles', 3, { least: 1, most: 100 }),
  premium_photos: number('profiles', 25, { least: 1, most: 100 }),
  /** The number of public photos of a profile that a free member sees clear. */
  free_visible_photos: number('profiles', 3, { most: 100 }),

  photo_moderation: choice('moderation', 'before', ['before', 'after']),
  /** Reports that a member may make in 24 hours. */
  reports_per_day: number('moderation', 20, { least: 1, most: 1000 }),

  /** Working days until what a person wrote to support is answered. */
  complaint_answer_days: number('complaints', 2, { least: 1, most: 30 }),
  /** Days until it is solved. */
  complaint_solution_days: number('complaints', 14, { least: 1, most: 90 }),

  fictional_icon: choice('fictional', 'drama', fictionalIcons),
  /** Null: the translated word; so for the next. */
  fictional_singular: text('fictional', { longest: 40 }),
  fictional_plural: text('fictional', { longest: 40 }),
  /** Added to the warning that every label carries. */
  fictional_warning: text('fictional', { longest: 200 }),

  search_fields: several('discovery', searchFields, { choices: searchFields }),
  members_per_page: number('discovery', 24, { least: 1, most: 100 }),
  similar_results: number('discovery', 12, { most: 100 }),
  /** Years younger and older in which similar results are looked for. */
  neighbouring_ages: number('discovery', 5, { most: 81 }),
  /** For which a swiped member is not shown again in the swipe game; swipes are kept no longer. */
  swiped_days: number('discovery', 30, { least: 1, most: 30 }),
  auto_like: flag('discovery', false),
  /** Likes and likes taken back, of one member. */
  likes_per_hour: number('discovery', 60, { least: 10, most: 10_000 }),
  likes_per_day: number('discovery', 250, { least: 10, most: 100_000 }),
  blocks_per_day: number('discovery', 40, { least: 10, most: 10_000 }),
  /** Profiles that a member, or a network of visitors, may open. */
  profiles_per_hour: number('discovery', 300, { least: 10, most: 1_000_000 }),
  /** Per cent; null: the claim is not shown. */
  premium_claim_percent: numberOrNone('discovery', 46, { most: 1000 }),
  /** What proves the claim, and of which day that is; null: nothing does. */
  premium_claim_source: text('discovery', { longest: 300 }),
  premium_claim_date: text('discovery', { longest: 10, of: 'date' }),
  promo_tiles: promoTiles('discovery'),

  free_messages: number('messaging', 5, { most: 1000 }),
  free_conversations: number('messaging', 2, { most: 1000 }),
  /** In grapheme clusters. */
  message_length: number('messaging', 1000, { least: 1, most: 10_000 }),
  chat_history_days: number('messaging', 180, { least: 1, most: 3650 }),

  message_credits: number('credits', 1, { most: 1000 }),
  photo_credits: number('credits', 2, { most: 1000 }),
  gift_credits: number('credits', 3, { most: 1000 }),
  signup_credits: number('credits', 0, { most: 1000 }),

  /** What this site sells for other prices than the catalogue's. */
  package_terms: packageTerms('packages'),

  /** Whether anything is added to a price for how it is paid. */
  surcharges: flag('methods', true),
  /** On top of the price, by method and country; override the defaults. */
  method_costs: methodCosts('methods'),

  /** No setting goes below the days of a withdrawal. */
  refund_days: number('payments', withdrawalDays, { least: withdrawalDays, most: 365 }),
  /** What a member paid for and did not use goes back when the account is erased, however old. */
  refund_unused_on_leaving: flag('payments', true),
  /** The most that a member may have open in direct debits, in cents. */
  direct_debit_limit: number('payments', 10_000, { most: 10_000_000 }),

  /** By country, in hundredths of a per cent; override the statutory rates. */
  vat_rates: vatRatesSetting('vat'),
}

export type SettingName = keyof typeof settingCatalogue
export const settingNames = Object.keys(settingCatalogue) as SettingName[]
