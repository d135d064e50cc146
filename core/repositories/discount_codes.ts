import type { DiscountCode } from '#core/payments/discounts/discount_code'

export abstract class DiscountCodes {
  /** Reads the code, in upper case, and keeps others that lock it waiting. */
  abstract lock(code: string): Promise<DiscountCode | null>
  /** Answers false, and writes nothing, when there is such a code. */
  abstract add(code: DiscountCode): Promise<boolean>
  abstract update(code: string, changes: Partial<Omit<DiscountCode, 'code'>>): Promise<void>
}
