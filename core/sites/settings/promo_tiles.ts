import type { StoredValues } from '#core/sites/settings/stored_values'

/** An advertisement among search results, always labelled as one. */
export type PromoTile = Readonly<{
  title: string
  /** The address of the advertiser: https only. */
  link: string
  /** A path of this site, so that advertisers cannot track viewers by the request. */
  picture: string
  /** The kind of offer, such as "Live webcams"; null: only "advertisement". */
  label: string | null
  /** The position among the results, from 1. */
  position: number
}>

const maxTextLength = 60
const usualPosition = 6
const furthestPosition = 24
const webAddress = /^https:\/\/[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?(?:[/?#][^\s"<>\\]*)?$/i
const ownPath = /^\/(?!\/)[\w./-]+$/

/**
 * Parses the setting `promo_tiles`: a list of tiles with title, link, picture, label and position;
 * none by default. A tile without a title, or with an unsafe link or picture, is left out.
 * Rule: docs/product/sites.md, Promo tiles.
 */
export function parsePromoTiles({ promo_tiles: tiles }: StoredValues): readonly PromoTile[] {
  return Array.isArray(tiles) ? tiles.flatMap((tile) => parseTile(tile) ?? []) : []
}

function parseTile(stored: unknown): PromoTile | null {
  if (typeof stored !== 'object' || stored === null) return null
  const { title, link, picture, label, position }: Record<string, unknown> = { ...stored }
  const name = shortText(title)
  if (name === null || !matches(webAddress, link) || !matches(ownPath, picture)) return null
  return { title: name, link, picture, label: shortText(label), position: placeOf(position) }
}

function shortText(value: unknown) {
  const text = typeof value === 'string' ? value.trim() : ''
  return text === '' ? null : text.slice(0, maxTextLength)
}

function matches(shape: RegExp, value: unknown): value is string {
  return typeof value === 'string' && shape.test(value)
}

function placeOf(value: unknown) {
  const place = typeof value === 'number' && Number.isInteger(value) ? value : usualPosition
  return Math.min(Math.max(place, 1), furthestPosition)
}
