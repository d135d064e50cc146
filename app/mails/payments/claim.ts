import { isStanding } from '#core/payments/claims/claim'
import { defineMail } from '#mails/mail'
import { transferRows } from '#mails/payments/transfer_rows'
import Claim from '#models/claim'
import { companyAccountOf } from '#queries/payments/company_account'
import { claimFacts } from '#queries/payments/standing_claim'

/** Tells a member what they owe, how to pay it, and when it stops their purchases. */
export default defineMail({
  kind: 'claim',
  topic: 'payment',
  need: 'account',
  async facts({ claimId }, { reader }) {
    const claim = await Claim.findOrFail(claimId)
    if (!isStanding(claim)) return null
    const account = await companyAccountOf(reader.site.id)
    const isByTransfer = claim.currency === 'EUR' && Boolean(account?.iban)
    const { orderId, money, dueAt } = await claimFacts(claim)
    return {
      orderId,
      money,
      dueAt,
      reference: isByTransfer ? claim.reference : '',
      beneficiary: isByTransfer ? (account?.name ?? '') : '',
      iban: isByTransfer ? (account?.iban ?? '') : '',
      bic: isByTransfer ? (account?.bic ?? '') : '',
    }
  },
  link: ({ orderId }) => `/transactions/${orderId}`,
  letter: ({ dueAt, money, ...account }, say) => {
    const price = say.price(money)
    const date = say.day(dueAt)
    const isByTransfer = account.iban !== ''
    return {
      subject: say.text('mails.claim_subject'),
      body: [
        say.text('mails.claim_text', { price }),
        say.text(isByTransfer ? 'mails.claim_by_transfer' : 'mails.claim_by_support', { date }),
        { facts: isByTransfer ? transferRows({ ...account, price }, say) : [] },
        say.text('mails.claim_note', { date }),
        say.text('mails.claim_object'),
      ],
      button: say.text('mails.debit_button'),
    }
  },
})
