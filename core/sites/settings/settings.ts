import { parseMethodCosts } from '#core/sites/method_costs'
import { parsePackageTerms } from '#core/sites/package_terms'
import { parseVatRates } from '#core/sites/vat_rates'
import { countries } from '#core/sites/countries'
import { discoverySettings, profileSettings } from '#core/sites/settings/profile_settings'
import {
  choiceOf,
  choicesOf,
  flagOf,
  type StoredValues,
  textOf,
  wholeNumberOf,
} from '#core/sites/settings/stored_values'

/** The lower bound of every age setting. */
const minimumAge = 18

/** The settings of one site. */
export type SiteSettings = Readonly<ReturnType<typeof readSettings>>

/**
 * Parses a site's stored settings, in snake_case. A missing or invalid value has its default, so that
 * no wrong value takes a site down. Rule: docs/product/sites.md, Settings of other areas.
 */
export function readSettings(stored: StoredValues) {
  return {
    ...identity(stored),
    ...entry(stored),
    ...accounts(stored),
    ...profileSettings(stored),
    ...discoverySettings(stored),
    ...messaging(stored),
    ...credits(stored),
    ...complaints(stored),
  }
}

/** The settings of a site without stored ones. */
export const defaultSettings: SiteSettings = readSettings({})

function identity(stored: StoredValues) {
  return {
    /** Null: the translated title. */
    indexTitle: textOf(stored, 'index_title', null),
    description: textOf(stored, 'description', null),
    /** The URL prefix of assets; null: the site serves them itself. */
    cdnPrefix: textOf(stored, 'cdn_prefix', null),
    countries: choicesOf(stored, 'countries', countries, countries),
    supportEmail: textOf(stored, 'support_email', null),
  }
}

function entry(stored: StoredValues) {
  return {
    signups: choiceOf(stored, 'signups', ['all', 'with_trafficsource', 'other'], 'all'),
    loggedOutSearch: flagOf(stored, 'logged_out_search', true),
    loggedOutSearchTrafficsource: flagOf(stored, 'logged_out_search_trafficsource', true),
    enableSiteEntryPopup: flagOf(stored, 'enable_site_entry_popup', true),
    /** Countries that get the entry warning; empty: all. */
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
    /** Of one network: see `networkOf`. */
    signupsPerHour: wholeNumberOf(stored, 'signups_per_hour', 20, 1),
    /** How often a network is told that an e-mail address has an account. */
    takenAnswersPerHour: wholeNumberOf(stored, 'taken_answers_per_hour', 10, 0),
    activationLinkDays: wholeNumberOf(stored, 'activation_link_days', 7, 1),
    activationMailsPerHour: wholeNumberOf(stored, 'activation_mails_per_hour', 3, 1),
    resetLinkMinutes: wholeNumberOf(stored, 'reset_link_minutes', 60, 1),
    resetMailsPerDay: wholeNumberOf(stored, 'reset_mails_per_day', 3, 1),
    emailChangeLinkHours: wholeNumberOf(stored, 'email_change_link_hours', 24, 1),
    emailChangesPerDay: wholeNumberOf(stored, 'email_changes_per_day', 3, 1),
  }
}

function messaging(stored: StoredValues) {
  return {
    freeConversations: wholeNumberOf(stored, 'free_conversations', 2),
    freeMessages: wholeNumberOf(stored, 'free_messages', 5),
    /** In grapheme clusters. */
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
    /** On top of the price, by method and country; override the defaults. */
    methodCosts: parseMethodCosts(stored),
    /** What this site sells for other prices than the catalogue's. */
    packageTerms: parsePackageTerms(stored),
    /** By country, in hundredths of a per cent; override the statutory rates. */
    vatRates: parseVatRates(stored),
    /** The most that a member may have open in direct debits, in cents. */
    directDebitLimit: wholeNumberOf(stored, 'direct_debit_limit', 10_000),
    /** Text messages of the site in 24 hours; each costs money. */
    smsPerDay: wholeNumberOf(stored, 'sms_per_day', 200),
  }
}

function complaints(stored: StoredValues) {
  return {
    /** Working days until what a person wrote to support is answered. */
    complaintAnswerDays: wholeNumberOf(stored, 'complaint_answer_days', 2, 1),
    /** Days until it is solved. */
    complaintSolutionDays: wholeNumberOf(stored, 'complaint_solution_days', 14, 1),
  }
}
