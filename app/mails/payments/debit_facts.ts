import type { DateTime } from 'luxon'
import type { Money } from '#core/money'
import { masked } from '#core/payments/direct_debit/mandate'
import type { MailContext, Say } from '#mails/mail'
import Company from '#models/company'
import Debit from '#models/debit'
import Mandate from '#models/mandate'

/** The facts of mails about a debit: amount, day, account and creditor. */
export async function debitFacts(
  { debitId }: Readonly<{ debitId: string }>,
  { reader }: MailContext
) {
  const { mandateId, orderId, amount, currency, collectOn } = await Debit.findOrFail(debitId)
  const { iban, reference } = await Mandate.findOrFail(mandateId)
  const company = await Company.findOrFail(reader.site.id)
  return {
    orderId,
    money: { amount, currency },
    collectOn,
    account: masked(iban),
    reference,
    creditor: company.name,
    creditorId: company.creditorId ?? '',
  }
}

type Collected = Readonly<{ collectOn: DateTime; money: Money }>

/** A day of the bank has no time zone. */
export function debitWords({ collectOn, money }: Collected, say: Say) {
  return { date: say.day(collectOn.set({ hour: 12 })), price: say.price(money) }
}
