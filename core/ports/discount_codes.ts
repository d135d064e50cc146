import type { DiscountCode } from '#core/credits/discount'

export abstract class DiscountCodes {
  /** Reads the code, in upper case, and keeps others that lock it waiting. */
  abstract lock(code: string): Promise<DiscountCode | null>
  abstract update(code: string, changes: Partial<Omit<DiscountCode, 'code'>>): Promise<void>
}
