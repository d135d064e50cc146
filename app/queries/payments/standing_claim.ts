import { claimDueAt, totalPaid } from '#core/payments/claims/claim'
import type { CompanyAccount } from '#core/payments/methods/unavailable_methods'
import { epcQrText } from '#core/payments/sepa/epc_qr_code'
import { inGroupsOfFour } from '#core/payments/sepa/rf_reference'
import { qrPath } from '#queries/payments/qr_path'
import Claim from '#models/claim'
import ClaimPayment from '#models/claim_payment'
import type Order from '#models/order'

/** What a claim says on a page and in a mail: what is left to pay, and until when. */
export async function claimFacts(claim: Claim) {
  const { id: claimId, orderId, amount, currency } = claim
  const paid = totalPaid(await ClaimPayment.query().where({ claimId }))
  return { orderId, money: { amount: amount - paid, currency }, dueAt: claimDueAt(claim) }
}

/** The oldest claim that a member has not paid; null without one. */
export async function standingClaim(userId: string) {
  const claim = await standing().where({ userId }).first()
  if (!claim) return null
  const { orderId, money } = await claimFacts(claim)
  return { orderId, money }
}

/**
 * The claim of an order that stands, with all that a bank transfer needs to pay it; without that
 * where it is not in euros, or the company has no account. Null where nothing is owed.
 */
export async function claimDetails({ id: orderId }: Order, account: CompanyAccount | null) {
  const claim = await standing().where({ orderId }).first()
  if (!claim) return null
  const { money, dueAt } = await claimFacts(claim)
  const until = dueAt.toJSDate().toISOString()
  return { money, until, transfer: transferOf(claim, money.amount, account) }
}

function standing() {
  return Claim.query().whereNull('settledAt').whereNull('recoveredAt').orderBy('id')
}

function transferOf(
  { reference, currency }: Claim,
  amount: number,
  account: CompanyAccount | null
) {
  if (currency !== 'EUR' || !account?.iban) return null
  const { name: beneficiary, iban, bic } = account
  return {
    beneficiary,
    bic,
    reference: inGroupsOfFour(reference),
    iban: inGroupsOfFour(iban),
    qr: qrPath(epcQrText({ beneficiary, iban, bic, amount, reference })),
    missing: { amount, currency: 'EUR' as const },
  }
}
