import type { Read } from '@generated/answers'
import type { Bank } from '../../../core/payments/methods/bank'
import type { PaymentMethod } from '../../../core/payments/methods/payment_method'

/** What a bundle costs with one method, in minor units. */
export type Quote = Bundle['quotes'][number]

type Prices = Read<'credits/shop_prices', 'shopPrices'>

export type Bundle = Prices['bundles'][number]

export type Method = Prices['methods'][number] & {
  /** The banks to choose from here; none where the next page asks. */
  banks: Bank[]
  /** Why this member cannot choose it; null when they can. */
  refused: string | null
}

export type Bonus = NonNullable<Prices['bonus']>

export type Choice = {
  bundle: string
  method: PaymentMethod
}

/** The discount code in the address: as typed, and why it counts for nothing. */
export type EnteredCode = Prices['code']

/** Everything for sale, priced by the server. */
export type PriceList = Omit<Prices, 'methods' | 'spending'> & { methods: Method[] }

/** What is chosen of a price list. */
export type Basket = {
  bundle: Bundle
  method: Method
  quote: Quote
}

/** As much of a basket as says what is paid for. */
export type Choices = {
  bundle: Pick<Bundle, 'id' | 'credits' | 'amount'>
  method: Pick<Method, 'key'>
  quote: Quote
}

/** The code that goes along with an order: one that does not count for it stays behind. */
export function countingCode(code: EnteredCode, { codeError }: Quote) {
  return code.error || codeError ? '' : code.entered
}
