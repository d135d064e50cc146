import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { DateTime } from 'luxon'
import { contentPages, type ContentPage } from '#core/sites/content/page'
import type { Wording } from '#core/sites/content/shipped_text'
import { locales, type Locale } from '#core/sites/locales'

const folder = new URL('../../resources/content/', import.meta.url)
export const datesFile = new URL('dates.json', folder)

/** The day of the present wording of each page, and the digest by which a change of it is found. */
export type ShippedDates = Readonly<
  Record<ContentPage, Readonly<{ since: string; digest: string }>>
>

/** The wording of every page in this release. */
export async function shippedWordings(): Promise<Wording[]> {
  const dates = await shippedDates()
  return Promise.all(
    contentPages.map(async (page) => {
      const since = DateTime.fromISO(dates[page].since, { zone: 'utc' })
      return { page, since, texts: await textsOf(page) }
    })
  )
}

export async function shippedDates(): Promise<ShippedDates> {
  return JSON.parse(await readFile(datesFile, 'utf8'))
}

/** What a page says in every language, in so many letters that no two wordings share it. */
export async function digestOf(page: ContentPage) {
  const texts = await textsOf(page)
  const hash = createHash('sha256')
  for (const locale of locales) hash.update(`${locale}\n${texts[locale]}\n`)
  // The tables of this text are filled in with words from elsewhere.
  if (texts.en.includes('{table_of_')) {
    for (const locale of locales) {
      hash.update(await readFile(new URL(`../lang/${locale}/privacy.json`, folder), 'utf8'))
    }
  }
  return hash.digest('hex').slice(0, 32)
}

async function textsOf(page: ContentPage) {
  const texts = locales.map(async (locale) => {
    const text = await readFile(new URL(`${locale}/${page}.md`, folder), 'utf8')
    return [locale, text.trim()] as const
  })
  return Object.fromEntries(await Promise.all(texts)) as Record<Locale, string>
}
