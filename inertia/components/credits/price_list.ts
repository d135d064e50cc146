import type { PaymentMethod } from '../../../core/payments/methods/payment_method'
import type { SpendingRefusal } from '../../../core/payments/spending/spending'
import type { Tier } from '../../../core/credits/package'

/** What a bundle costs with one method, in minor units. */
export type Quote = {
  method: PaymentMethod
  discountAmount: number
  costsAmount: number
  totalAmount: number
  /** Why it cannot be bought; null when it can. */
  refusal: SpendingRefusal | null
  /** The code that lowers it, with what it takes off, in per cent. */
  discount: { code: string; percentage: number } | null
  /** Why the code entered does not count here; null when it does, or when there is none. */
  codeError: string | null
}

export type Bundle = {
  id: string
  tier: Tier
  credits: number
  /** Minor units: before the discount, and after it. */
  amount: number
  price: number
  /** Minor units with their fraction: for the eye only. */
  messagePrice: number
  /** One for each method. */
  quotes: Quote[]
}

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

export type Bonus = {
  percentage: number
  endsAt: string
}

export type Choice = {
  bundle: string
  method: PaymentMethod
}

/** The discount code in the address: as typed, and why it counts for nothing. */
export type EnteredCode = Readonly<{ entered: string; error: string | null }>

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
