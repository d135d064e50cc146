import { createHash } from 'node:crypto'
import type { Locale } from '#core/sites/locales'
import { pageWords, type PageWords } from '#core/sites/public_pages/page'
import type { Card } from '#core/ports/card_painter'
import { pageTexts } from '#queries/seo/page_texts'
import type { CurrentSite } from '#queries/sites/current_site'

/** In pixels, as those who show shared links ask for. */
export const cardWidth = 1200
export const cardHeight = 630

/** To be raised when cards are drawn in another way: caches keep them by their address. */
const drawing = 1

/** The texts of the card of a page. */
export function cardOf(site: CurrentSite, locale: Locale, words: PageWords): Card {
  const { description, heading } = pageTexts(site, locale, words)
  return { site: site.name, heading, description, width: cardWidth, height: cardHeight }
}

/** The path of the card of a page, which changes with what stands on it. */
export function cardPath(site: CurrentSite, locale: Locale, words: PageWords) {
  return `/cards/${locale}/${words}-${digestOf(cardOf(site, locale, words))}.png`
}

/** The page that the name of a card speaks of; null when it is none, or none of today's. */
export function wordsOfCard(site: CurrentSite, locale: Locale, name: string) {
  const words = pageWords.find((known) => name.startsWith(`${known}-`))
  if (!words) return null
  return cardPath(site, locale, words).endsWith(`/${name}`) ? words : null
}

function digestOf(card: Card) {
  const content = JSON.stringify([drawing, card])
  return createHash('sha256').update(content).digest('hex').slice(0, 16)
}
