import { readFile } from 'node:fs/promises'
import string from '@adonisjs/core/helpers/string'
import app from '@adonisjs/core/services/app'
import i18nManager from '@adonisjs/i18n/services/main'
import { DateTime } from 'luxon'
import { withdrawalDays } from '#core/sites/withdrawal'
import { firstTermsDate } from '#core/sites/consent'
import { splitHeading, type ContentPage, type Placeholder } from '#core/sites/content/page'
import type { Locale } from '#core/sites/locales'
import { longDate } from '#core/sites/long_date'
import { supportAddress } from '#core/sites/support_address'
import { imprintOf } from '#queries/pages/imprint'
import { markdownToHtml } from '#queries/pages/markdown'
import { withTables } from '#queries/pages/promised_tables'
import { pageVersions, textOfVersion, type PageVersion } from '#queries/pages/page_versions'
import type { CurrentSite } from '#queries/sites/current_site'

/** How the address of a page calls its first version, which came with the site. */
export const firstVersion = 'first'

/**
 * A page as HTML, with the version that it is of and all others that hold or have held; null for a
 * version that is none of them. Without `version` it is the newest one.
 */
export async function staticPage(
  page: ContentPage,
  locale: Locale,
  site: CurrentSite,
  version: string | null = null
) {
  const now = DateTime.utc()
  const written = await pageVersions({ page, siteId: site.id, locale, now })
  const versions: PageVersion[] = [...written, firstOf(site)]
  const shown = version === null ? versions[0] : versions.find(({ id }) => id === version)
  if (!shown) return null
  const text = await textIn(shown.id, page, locale)
  return {
    ...renderText(text, site, locale, shown.holdsFrom),
    shownVersion: shown.id,
    isNewest: shown === versions[0],
    versions: versions.map((one) => ({ id: one.id, since: writeDate(one.holdsFrom, locale) })),
  }
}

/** Markdown as the site shows it, filled in with its own settings. */
export function renderText(text: string, site: CurrentSite, locale: Locale, holdsFrom: number) {
  const facts = factsOf(site, locale, holdsFrom)
  const { body, heading } = splitHeading(text)
  return {
    title: fillIn(heading, facts),
    html: markdownToHtml(withTables(fillIn(body, facts, string.escapeHTML), site, locale)),
  }
}

/** The Markdown that a page holds now in a language, as it was written. */
export async function currentText(page: ContentPage, locale: Locale, siteId: string | null) {
  const now = DateTime.utc()
  const [newest] = await pageVersions({ page, siteId, locale, now })
  return textIn(newest?.id ?? firstVersion, page, locale)
}

/** The Markdown of a version; the first one is in English where it is not translated. */
export async function textIn(versionId: string, page: ContentPage, locale: Locale) {
  if (versionId !== firstVersion) return (await textOfVersion(versionId, locale)) ?? ''
  return (await readFirst(page, locale)) ?? (await readFirst(page, 'en')) ?? ''
}

async function readFirst(page: ContentPage, locale: Locale) {
  try {
    return await readFile(app.makePath('resources/content', locale, `${page}.md`), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

function firstOf({ company }: CurrentSite): PageVersion {
  return { id: firstVersion, holdsFrom: firstTermsDate(company?.added ?? null).toMillis() }
}

function writeDate(at: number, locale: Locale) {
  return longDate(DateTime.fromMillis(at, { zone: 'utc' }), locale)
}

/** The site's own settings, so that no page promises other numbers. */
function factsOf(
  site: CurrentSite,
  locale: Locale,
  holdsFrom: number
): Record<Placeholder, string | number> {
  const { name, settings } = site
  return {
    site: name,
    company: companyOf(site, locale),
    support_email: supportAddress(site, settings),
    min_age: settings.minAge,
    refund_days: settings.refundDays,
    withdrawal_days: withdrawalDays,
    return_days: settings.returnDays,
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
    photo_check: i18nManager.locale(locale).t(`found.photos_${settings.photoModeration}`),
    terms_date: writeDate(holdsFrom, locale),
  }
}

/** Who answers for the site, with a postal address; until that is entered, how the site is reached. */
function companyOf(site: CurrentSite, locale: Locale) {
  const imprint = imprintOf(site, locale)
  if (!imprint) return `${site.name}, ${supportAddress(site, site.settings)}`
  const { address, city, country, email, name } = imprint
  return [name, address, city, country, email].join(', ')
}

function fillIn(
  text: string,
  facts: Readonly<Record<string, string | number>>,
  write: (fact: string) => string = (fact) => fact
) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => write(String(facts[name] ?? whole)))
}
