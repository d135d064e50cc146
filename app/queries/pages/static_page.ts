import { readFile } from 'node:fs/promises'
import string from '@adonisjs/core/helpers/string'
import app from '@adonisjs/core/services/app'
import { marked } from 'marked'
import { termsVersionDate } from '#core/sites/consent'
import type { Locale } from '#core/sites/locales'
import { supportAddress } from '#core/sites/support_address'
import type { CurrentSite } from '#queries/sites/current_site'

export const staticPages = [
  'terms',
  'privacy',
  'cookies',
  'ban',
  'return-policy',
  'faq',
  'service',
  '2257-compliance-statement',
] as const

export type StaticPage = (typeof staticPages)[number]

/** A static page as HTML, in English when it is not translated. */
export async function staticPage(page: StaticPage, locale: Locale, site: CurrentSite) {
  const text = (await read(page, locale)) ?? (await read(page, 'en')) ?? ''
  const facts = factsOf(site, locale)
  const [heading, body] = splitHeading(text)
  const html = await marked.parse(fillIn(body, facts, string.escapeHTML))
  return { title: fillIn(heading, facts), html }
}

async function read(page: StaticPage, locale: Locale) {
  try {
    return await readFile(app.makePath('resources/content', locale, `${page}.md`), 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null
    throw error
  }
}

/** Every page starts with one heading. */
function splitHeading(text: string): [heading: string, body: string] {
  const [first = '', ...rest] = text.split('\n')
  return [first.replace(/^#\s*/, ''), rest.join('\n')]
}

/** The site's own settings, so that no page promises other numbers. */
function factsOf(site: CurrentSite, locale: Locale) {
  const { name, company, settings } = site
  const date = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  return {
    site: name,
    support_email: supportAddress(site, settings),
    min_age: settings.minAge,
    refund_days: settings.refundDays,
    free_conversations: settings.freeConversations,
    free_messages: settings.freeMessages,
    message_credits: settings.messageCredits,
    photo_credits: settings.photoCredits,
    gift_credits: settings.giftCredits,
    message_length: settings.messageLength,
    chat_history_days: settings.chatHistoryDays,
    terms_date: date.format(termsVersionDate(company?.added ?? null).toJSDate()),
  }
}

function fillIn(
  text: string,
  facts: Record<string, string | number>,
  write: (fact: string) => string = (fact) => fact
) {
  return text.replace(/\{(\w+)\}/g, (whole, name) => write(String(facts[name] ?? whole)))
}
