import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'
import { integer } from '#validators/numbers'

export const payerChoices = ['paid', 'failed', 'cancelled', 'expired'] as const

/**
 * The payer's decision, how many webhooks are sent, and whether before or after the payer returns.
 */
export const paymentDecisionValidator = vine.create({
  status: vine.enum(payerChoices),
  first: vine.enum(['webhook', 'return'] as const),
  webhooks: integer().in([1, 3]),
})

export type Decision = Readonly<Infer<typeof paymentDecisionValidator>>
