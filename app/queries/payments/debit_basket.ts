import type { ShopPrices } from '#queries/credits/shop_prices'

/** A bundle as it is paid by direct debit; null when it is not sold that way. */
export function debitBasket({ bundles }: ShopPrices, bundleId: string) {
  const bundle = bundles.find(({ id }) => id === bundleId)
  const quote = bundle?.quotes.find(({ method }) => method === 'sdd')
  if (!bundle || !quote) return null
  return { bundle, method: { key: quote.method }, quote }
}
