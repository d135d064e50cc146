import type { Message } from '#core/messaging/message'
import type { SiteSettings } from '#core/sites/settings/settings'

/** Credits of each gift on top of the site's price of a gift, the cheapest first. */
const surcharges = {
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

export type GiftName = keyof typeof surcharges

export const giftNames = Object.keys(surcharges) as GiftName[]

type Prices = Pick<SiteSettings, 'giftCredits'>

/**
 * The price of a gift in whole credits: the site's price plus the gift's own surcharge.
 * Rule: docs/product/messaging.md, Gifts.
 */
export function giftPrice(gift: GiftName, { giftCredits }: Prices) {
  return giftCredits + surcharges[gift]
}

/** Every gift with its price, the cheapest first. */
export function giftOffers(settings: Prices) {
  return giftNames.map((name) => ({ name, cost: giftPrice(name, settings) }))
}

/** The gift that a message carries; null for any other message, and for an erased one. */
export function giftOfMessage({ kind, body }: Pick<Message, 'kind' | 'body'>) {
  return kind === 'gift' ? (giftNames.find((name) => name === body) ?? null) : null
}
