import vine from '@vinejs/vine'
import { payerChoices } from '#controllers/sandbox/decide_payment'

export const paymentDecisionValidator = vine.create({
  status: vine.enum(payerChoices),
  first: vine.enum(['webhook', 'return'] as const),
  webhooks: vine.number().in([1, 3]),
})
