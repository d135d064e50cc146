import vine from '@vinejs/vine'
import { settledOutcomes } from '#core/admin/orders/settle_failed_refund'

/** The shape of the forms; core decides on their texts. */
const reason = vine.string().maxLength(2000).nullable().optional()

/** An amount as typed, with a point or a comma before its decimals. */
const amount = vine.string().trim().maxLength(20)

export const orderRefundValidator = vine.create({
  amount,
  request: vine.string().uuid(),
  reason,
})

export const matchValidator = vine.create({ to: vine.string().trim().minLength(1).maxLength(60) })

export const noteValidator = vine.create({
  note: vine.string().maxLength(2000).nullable().optional(),
})

/** What became of money that its provider would not return. */
export const settledValidator = vine.create({
  note: vine.string().maxLength(2000).nullable().optional(),
  outcome: vine.enum(settledOutcomes),
})

export const reasonValidator = vine.create({ reason })

export const payoutValidator = vine.create({ transferred: vine.accepted().optional() })
