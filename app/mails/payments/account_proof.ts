import { proofCents, proofEndsAt } from '#core/payments/refunds/account_proof'
import { amountToPay } from '#core/payments/refunds/refund'
import { defineMail } from '#mails/mail'
import { transferRows } from '#mails/payments/transfer_rows'
import AccountProof from '#models/account_proof'
import Refund from '#models/refund'
import { companyAccountOf } from '#queries/payments/company_account'

/** Asks a member to prove the account that their refund goes to. */
export default defineMail({
  kind: 'account_proof',
  topic: 'payment',
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
  letter: ({ until, money, reference, ...account }, say) => {
    const price = say.price(money)
    const cent = say.price({ amount: proofCents, currency: 'EUR' })
    return {
      subject: say.text('mails.account_proof_subject'),
      body: [
        say.text('mails.account_proof_text', { price, cent }),
        { facts: transferRows({ ...account, reference, price: cent }, say) },
        say.text('mails.account_proof_note', { date: say.day(until) }),
      ],
      button: say.text('mails.transfer_button'),
    }
  },
})
