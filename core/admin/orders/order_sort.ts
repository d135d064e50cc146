import { currencies, type Currency } from '#core/money'

/** How admins sort orders of any currency: by when they were placed. */
export const orderAges = ['newest', 'oldest'] as const

/**
 * Orders by age, or by amount with the largest first. Amounts of different currencies do not compare, so a sort by
 * amount names one, and shows orders in it alone.
 */
export type OrderSort = (typeof orderAges)[number] | `amount_${Currency}`

const orderSorts: readonly OrderSort[] = [
  ...orderAges,
  ...currencies.map((currency) => `amount_${currency}` as const),
]

/** The sort of this name, or the newest first. */
export function parseOrderSort(name: unknown): OrderSort {
  return orderSorts.find((sort) => sort === name) ?? 'newest'
}

/** The currency whose orders alone a sort shows; null for all. */
export function currencyOf(sort: OrderSort): Currency | null {
  return currencies.find((currency) => sort === `amount_${currency}`) ?? null
}
