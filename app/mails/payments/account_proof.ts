import { proofCents, proofEndsAt } from '#core/payments/refunds/account_proof'
import { amountToPay } from '#core/payments/refunds/refund'
import { inGroupsOfFour } from '#core/payments/sepa/rf_reference'
import { defineMail } from '#mails/mail'
import AccountProof from '#models/account_proof'
import Refund from '#models/refund'
import { companyAccountOf } from '#queries/payments/company_account'

/** Asks a member to prove the account that their refund goes to. */
export default defineMail({
  kind: 'account_proof',
  need: 'needed',
  async facts({ refundId }, { reader }) {
    const refund = await Refund.findOrFail(refundId)
    const { orderId, currency } = refund
    const proof = await AccountProof.findOrFail(refundId)
    const account = await companyAccountOf(reader.site.id)
    if (proof.provedAt || !account?.iban) return null
    return {
      orderId,
      money: { amount: amountToPay(refund), currency },
      reference: proof.reference,
      beneficiary: account.name,
      iban: account.iban,
      bic: account.bic,
      until: proofEndsAt(proof),
    }
  },
  link: ({ orderId }) => `/transactions/${orderId}`,
  words: ({ until, money, iban, reference }, say) => ({
    iban: inGroupsOfFour(iban),
    reference: inGroupsOfFour(reference),
    date: say.day(until),
    price: say.price(money),
    cent: say.price({ amount: proofCents, currency: 'EUR' }),
  }),
})
