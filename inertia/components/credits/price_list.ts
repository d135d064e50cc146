import type { Read } from '@generated/answers'

/** What a bundle costs with one method, in minor units; the shop says besides who may not pay so. */
export type Quote = Omit<Bundle['quotes'][number], 'refused'>

/** The shop as the server shows it to a member. */
export type ShopProps = Read<'credits/shop', 'shop'>

export type Bundle = ShopProps['bundles'][number]

export type Method = ShopProps['methods'][number]

export type Bonus = NonNullable<ShopProps['bonus']>

export type Choice = ShopProps['chosen']

/** The discount code in the address: as typed, and why it counts for nothing. */
export type EnteredCode = ShopProps['code']

/** Everything for sale, priced by the server. */
export type PriceList = Omit<ShopProps, 'chosen' | 'elsewhere' | 'earlier' | 'spending'>

/** What is chosen of a price list. */
export type Basket = {
  bundle: Bundle
  method: Method
  quote: Quote
}

/** The part of a basket that says what is paid for, and all that the direct debit page knows of it. */
export type Choices = NonNullable<Read<'payments/debit_basket', 'debitBasket'>>

/** The code that goes along with an order: one that does not count for it stays behind. */
export function countingCode(code: EnteredCode, { codeError }: Quote) {
  return code.error || codeError ? '' : code.entered
}
