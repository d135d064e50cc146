import vine from '@vinejs/vine'
import type { Infer } from '@vinejs/vine/types'

export const payerChoices = ['paid', 'failed', 'cancelled', 'expired'] as const

/**
 * What the payer decided, how often the shop is told of it, and whether it hears of it before or
 * after the payer has come back.
 */
export const paymentDecisionValidator = vine.create({
  status: vine.enum(payerChoices),
  first: vine.enum(['webhook', 'return'] as const),
  webhooks: vine.number().in([1, 3]),
})

export type Decision = Readonly<Infer<typeof paymentDecisionValidator>>
