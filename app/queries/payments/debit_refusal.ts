import type { HttpContext } from '@adonisjs/core/http'
import type { Tier } from '#core/sites/package_terms'
import { blockingDebits, mayDebit } from '#core/payments/direct_debit/may_debit'
import { debitsOf } from '#queries/payments/debits_of'

type Purchase = Readonly<{ tier: Tier; amount: number }>

/**
 * Why this member cannot buy a bundle for this amount (in cents) by direct debit, as text; null when
 * they can, as far as it is known before the form.
 */
export async function debitRefusal(ctx: HttpContext, { tier, amount }: Purchase) {
  const { member, site, i18n } = ctx
  const debits = await debitsOf(member.user.id)
  const allowed = mayDebit({
    payer: member.user,
    own: debits,
    ofOthers: [],
    tier,
    amount,
    limit: site.settings.directDebitLimit,
  })
  if (allowed.ok) return null
  const [debit] = blockingDebits(debits)
  const cameBack = debit?.returnedAt && {
    money: { amount: debit.amount, currency: debit.currency },
    on: debit.returnedAt.toFormat('yyyy-MM-dd'),
    orderId: debit.orderId,
  }
  return { refused: i18n.t(`errors.${allowed.refusal}`), cameBack: cameBack ?? null }
}
