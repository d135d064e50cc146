import { isStanding } from '#core/payments/claims/claim'
import { inGroupsOfFour } from '#core/payments/sepa/rf_reference'
import { defineMail } from '#mails/mail'
import Claim from '#models/claim'
import { companyAccountOf } from '#queries/payments/company_account'
import { claimFacts } from '#queries/payments/standing_claim'

/** Tells a member what they owe, how to pay it, and when it stops their purchases. */
export default defineMail({
  kind: 'claim',
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
  words: ({ dueAt, money, iban, reference }, say) => ({
    iban: inGroupsOfFour(iban),
    reference: inGroupsOfFour(reference),
    date: say.day(dueAt),
    price: say.price(money),
  }),
})
