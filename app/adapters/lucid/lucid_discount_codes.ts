import type { TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { DiscountCode } from '#core/payments/discounts/discount_code'
import { DiscountCodes } from '#core/repositories/discount_codes'
import { insertUnlessKnown } from '#adapters/lucid/conflicts'
import { plain } from '#adapters/lucid/plain'
import DiscountCodeModel from '#models/discount_code'

export class LucidDiscountCodes extends DiscountCodes {
  constructor(private client: TransactionClientContract) {
    super()
  }

  async lock(code: string) {
    const query = DiscountCodeModel.query({ client: this.client }).where('code', code)
    return plain(await query.forUpdate().first())
  }

  add(code: DiscountCode) {
    const row = { ...code, paymentMethods: [...code.paymentMethods] }
    return insertUnlessKnown(this.client, (client) => DiscountCodeModel.create(row, { client }))
  }

  async update(code: string, changes: Partial<DiscountCode>) {
    const found = await DiscountCodeModel.findOrFail(code, { client: this.client })
    await found.merge({ ...changes, paymentMethods: found.paymentMethods }).save()
  }
}
