import type { DiscountCode } from '#core/payments/discounts/discount_code'
import { DiscountCodes } from '#core/repositories/discount_codes'

export class InMemoryDiscountCodes extends DiscountCodes {
  /** By code. */
  readonly rows = new Map<string, DiscountCode>()

  async lock(code: string) {
    return this.rows.get(code) ?? null
  }

  async add(code: DiscountCode) {
    if (this.rows.has(code.code)) return false
    this.rows.set(code.code, code)
    return true
  }

  async update(code: string, changes: Partial<Omit<DiscountCode, 'code'>>) {
    const row = this.rows.get(code)
    if (row) this.rows.set(code, { ...row, ...changes })
  }
}
