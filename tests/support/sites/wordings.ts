import { DateTime } from 'luxon'
import type { ContentPage } from '#core/sites/content/page'
import type { Wording } from '#core/sites/content/shipped_text'
import { locales, type Locale } from '#core/sites/locales'

/** A page as a release writes it, with the same words in every language. */
export function wording(
  page: ContentPage,
  { since = DateTime.utc(2026, 1, 1), words = 'Be kind.' } = {}
): Wording {
  const texts = locales.map((locale) => [locale, `# ${page}\n\n${words}`])
  return { page, since, texts: Object.fromEntries(texts) as Record<Locale, string> }
}
