import type { Message } from '#core/messaging/message'
import type { SiteSettings } from '#core/sites/settings/settings'

/**
 * What members can give each other, the smallest gift first: how many credits each takes beyond the
 * site's price of a gift. The names are those of the drawings.
 */
const beyondBasePrice = {
  smile: 0,
  rose: 0,
  coffee: 0,
  clover: 0,
  cupcake: 0,
  kiss: 0,
  paper_plane: 1,
  balloon: 1,
  ice_cream: 1,
  sunflower: 2,
  love_letter: 2,
  chocolates: 2,
  cocktail: 2,
  music_box: 3,
  teddy_bear: 3,
  puppy: 4,
  bouquet: 4,
  lucky_star: 4,
  picnic: 5,
  champagne: 5,
  perfume: 7,
  hot_air_balloon: 9,
  necklace: 12,
  little_car: 15,
  ring: 17,
  crown: 22,
  island: 27,
} as const

export type GiftName = keyof typeof beyondBasePrice

export const giftNames = Object.keys(beyondBasePrice) as GiftName[]

type Prices = Pick<SiteSettings, 'giftCredits'>

/** Whole credits that a gift takes: its own price, at least the site's (decisions, Numbers). */
export function giftPrice(gift: GiftName, { giftCredits }: Prices) {
  return giftCredits + beyondBasePrice[gift]
}

/** Every gift with its price, the cheapest first. */
export function giftsOnOffer(settings: Prices) {
  return giftNames.map((name) => ({ name, cost: giftPrice(name, settings) }))
}

/** The gift that a message is; null for any other message, and for one that was erased. */
export function giftIn({ kind, body }: Pick<Message, 'kind' | 'body'>) {
  return kind === 'gift' ? (giftNames.find((name) => name === body) ?? null) : null
}
