import vine from '@vinejs/vine'
import { payerChoices } from '#support/sandbox_bank'

export const paymentDecisionValidator = vine.create({
  status: vine.enum(payerChoices),
  first: vine.enum(['webhook', 'return'] as const),
  webhooks: vine.number().in([1, 3]),
})
