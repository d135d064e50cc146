import type { Read } from '@generated/answers'
import type { PaymentMethod } from '../../../core/payments/methods/payment_method'

/** What a bundle costs with one method, in minor units. */
export type Quote = Bundle['quotes'][number]

export type Bundle = Read<'credits/shop_prices', 'shopPrices'>['bundles'][number]

export type Method = {
  key: PaymentMethod
  needsBrowser: boolean
  /** The cards it stands for. */
  brands: PaymentMethod[]
  /** The banks to choose from here; none where the next page asks. */
  banks: { id: string; name: string }[]
  /** Why this member cannot choose it; null when they can. */
  refused: string | null
}

export type Bonus = NonNullable<Read<'credits/shop_prices', 'shopPrices'>['bonus']>

export type Choice = {
  bundle: string
  method: PaymentMethod
}

/** The discount code in the address: as typed, and why it counts for nothing. */
export type EnteredCode = Read<'credits/shop_prices', 'shopPrices'>['code']

/** Everything for sale, priced by the server. */
export type PriceList = {
  currency: string
  bundles: Bundle[]
  methods: Method[]
  bonus: Bonus | null
  /** The open order that has the bonus, which then counts on no other. */
  bonusHeldBy: string | null
  code: EnteredCode
}

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
