import { currencies, type Currency } from '#core/money'
import { read } from '#queries/read'

/** The currencies of orders, on one site or all: each is looked for, as they are few and orders many. */
export async function orderCurrencies(siteId: string | null) {
  const occurs = await Promise.all(currencies.map((currency) => isPaidIn(currency, siteId)))
  return currencies.filter((_, place) => occurs[place])
}

async function isPaidIn(currency: Currency, siteId: string | null) {
  const query = read<Readonly<{ currency: Currency }>>('orders').where({ currency })
  if (siteId !== null) query.where('site_id', siteId)
  const rows = await query.select('currency').limit(1)
  return rows.length > 0
}
