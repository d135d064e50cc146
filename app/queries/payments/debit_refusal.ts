import type { HttpContext } from '@adonisjs/core/http'
import { blockingDebits, mayDebit } from '#core/payments/direct_debit/may_debit'
import { debitsOf } from '#queries/payments/debits_of'

/**
 * Why this member cannot pay this amount (in cents) by direct debit, as text; null when they can.
 */
export async function debitRefusal({ member, site, i18n }: HttpContext, amount: number) {
  const debits = await debitsOf(member.user.id)
  const allowed = mayDebit({ debits, amount, limit: site.settings.directDebitLimit })
  if (allowed.ok) return null
  const [debit] = blockingDebits(debits)
  const cameBack = debit?.returnedAt && {
    money: { amount: debit.amount, currency: debit.currency },
    on: debit.returnedAt.toFormat('yyyy-MM-dd'),
    orderId: debit.orderId,
  }
  return { refused: i18n.t(`errors.${allowed.refusal}`), cameBack: cameBack ?? null }
}
