import i18nManager from '@adonisjs/i18n/services/main'
import { DateTime } from 'luxon'
import { pushNotifier } from '#config/push'
import { twilio } from '#config/sms'
import { keptBackups } from '#config/backups'
import { bannedYears, dormantMonths, unconfirmedDays } from '#core/accounts/leaving/unused_account'
import { appealMonths } from '#core/moderation/measures/appeal'
import type { Placeholder } from '#core/sites/content/page'
import { partFacts, type LawOfSite } from '#core/sites/content/parts'
import {
  accessibilityAuthorities,
  dataAuthorities,
  type AuthorityOf,
} from '#core/sites/law/authorities'
import { nothingTold } from '#core/sites/law/legal_fields'
import type { Locale } from '#core/sites/locales'
import { longDate } from '#core/sites/long_date'
import { nameOf } from '#core/sites/pool'
import { supportAddress } from '#core/sites/support_address'
import { withdrawalDays } from '#core/sites/withdrawal'
import { imprintOf } from '#queries/pages/imprint'
import { countryName } from '#queries/places/country_choices'
import type { CurrentSite } from '#queries/sites/current_site'

/** The site's own settings, and what its company tells, so that no page promises anything else. */
export function factsOf(
  site: CurrentSite,
  locale: Locale,
  holdsFrom: number
): Record<Placeholder, string | number> {
  const { name, settings } = site
  const leaving = settings.refundUnusedOnLeaving ? 'returned' : 'lost'
  return {
    site: name,
    company: companyOf(site, locale),
    support_email: supportAddress(site, settings),
    min_age: settings.minAge,
    refund_days: settings.refundDays,
    withdrawal_days: withdrawalDays,
    return_days: settings.returnDays,
    leaving_refund: i18nManager.locale(locale).t(`seo.leaving_${leaving}`),
    login_block_minutes: settings.loginBlockMinutes,
    free_photos: settings.freePhotos,
    premium_photos: settings.premiumPhotos,
    free_conversations: settings.freeConversations,
    free_messages: settings.freeMessages,
    message_credits: settings.messageCredits,
    photo_credits: settings.photoCredits,
    gift_credits: settings.giftCredits,
    message_length: settings.messageLength,
    chat_history_days: settings.chatHistoryDays,
    complaint_answer_days: settings.complaintAnswerDays,
    dormant_months: dormantMonths,
    unconfirmed_days: unconfirmedDays,
    banned_months: appealMonths,
    banned_years: bannedYears,
    backup_days: keptBackups.days,
    backup_months: keptBackups.months,
    photo_check: i18nManager.locale(locale).t(`seo.photos_${settings.photoModeration}`),
    terms_date: writeDate(holdsFrom, locale),
    pool_sites: site.pool.map((one) => `- ${nameOf(one)}`).join('\n'),
    ...toldOf(site),
    ...authoritiesOf(site, locale),
  }
}

/** What decides which parts of a text the site shows. */
export function lawOf(site: CurrentSite): LawOfSite {
  const told = toldOf(site)
  const has: Readonly<Record<string, boolean>> = {
    pool: site.pool.length > 0,
    text_messages: twilio !== null,
    push: pushNotifier === 'web',
  }
  return {
    companyCountry: site.company?.country ?? null,
    countries: site.settings.countries,
    facts: partFacts.filter((fact) => (fact in told ? told[fact as keyof typeof told] : has[fact])),
  }
}

/** The day on which a text began to hold, as its readers write it. */
export function writeDate(at: number, locale: Locale) {
  return longDate(DateTime.fromMillis(at, { zone: 'utc' }), locale)
}

/** What the company told of itself; a text names it only within a part that asks whether it is there. */
function toldOf({ company }: CurrentSite) {
  const told = company ?? nothingTold
  return {
    host: told.host ?? '',
    dpo: told.dpo ?? '',
    eu_representative: told.euRepresentative ?? '',
    uk_representative: told.ukRepresentative ?? '',
    ch_representative: told.chRepresentative ?? '',
    dispute_body: told.disputeBody ?? '',
  }
}

function authoritiesOf({ company, settings }: CurrentSite, locale: Locale) {
  const companyCountry = company?.country ?? null
  const { countries } = settings
  return {
    data_authorities: listed(dataAuthorities({ companyCountry, countries }), locale),
    accessibility_authorities: listed(accessibilityAuthorities(countries), locale),
  }
}

/** A list in Markdown. */
function listed(authorities: readonly AuthorityOf[], locale: Locale) {
  return authorities
    .map(({ country, name, url }) => `- ${countryName(country, locale)}: [${name}](${url})`)
    .join('\n')
}

/** The company that answers for the site, with a postal address; until that is entered, how the site is reached. */
function companyOf(site: CurrentSite, locale: Locale) {
  const imprint = imprintOf(site, locale)
  if (!imprint) return `${site.name}, ${supportAddress(site, site.settings)}`
  const { address, city, country, email, name } = imprint
  return [name, address, city, country, email].join(', ')
}
