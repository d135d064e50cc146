import { ok, refuse } from '#core/result'
import type { Setting, SettingGroup } from '#core/sites/settings/setting'
import { typedCells } from '#core/sites/settings/typed_cells'

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
 * The setting `promo_tiles`: none by default. Typed are rows of a form, of which blank ones do not count.
 * Refuses 'tile_invalid' with the `number` of the row that is not whole, from 1.
 * Rule: docs/product/sites.md, Promo tiles.
 */
export function promoTiles(group: SettingGroup): Setting<readonly PromoTile[]> {
  return {
    group,
    shape: { kind: 'tiles' },
    fallback: [],
    read: parsePromoTiles,
    parse: (typed) => {
      const rows = Object.values(typed ?? {}).map((row) => Object.fromEntries(typedCells(row)))
      const tiles = rows.map((row) => (isBlank(row) ? undefined : parseTile(fromForm(row))))
      const wrong = tiles.indexOf(null)
      if (wrong >= 0) return refuse('tile_invalid', { number: wrong + 1 })
      return ok(tiles.flatMap((tile) => tile ?? []))
    },
    write: (tiles) => tiles,
  }
}

/**
 * Parses what is stored: a list of tiles with title, link, picture, label and position. A tile without a
 * title, or with an unsafe link or picture, is left out.
 */
export function parsePromoTiles(stored: unknown): readonly PromoTile[] {
  return Array.isArray(stored) ? stored.flatMap((tile) => parseTile(tile) ?? []) : []
}

type TypedTile = Readonly<Record<string, string>>

/** A position alone makes no tile. */
function isBlank({ label, link, picture, title }: TypedTile) {
  return !title && !link && !picture && !label
}

function fromForm({ label, link, picture, position, title }: TypedTile) {
  return { title, link, picture, label, position: position ? Number(position) : undefined }
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
