import { proofCents, proofEndsAt } from '#core/payments/refunds/account_proof'
import type { CompanyAccount } from '#core/payments/methods/unavailable_methods'
import { epcQrText } from '#core/payments/sepa/epc_qr_code'
import { inGroupsOfFour } from '#core/payments/sepa/rf_reference'
import { amountToPay } from '#core/payments/refunds/refund'
import { qrPath } from '#queries/payments/qr_path'
import AccountProof from '#models/account_proof'
import type Order from '#models/order'
import Refund from '#models/refund'

/**
 * How the member of an order proves the account that its refund goes to; null when none is waited for,
 * or the company has no account.
 */
export async function accountToProve({ id: orderId }: Order, account: CompanyAccount | null) {
  const refund = await Refund.query().where({ orderId, status: 'requested' }).orderBy('id').first()
  const proof = refund && (await AccountProof.find(refund.id))
  if (!proof || proof.provedAt || !account?.iban) return null
  const { name: beneficiary, iban, bic } = account
  const { reference } = proof
  const amount = proofCents
  return {
    money: { amount: amountToPay(refund), currency: refund.currency },
    until: proofEndsAt(proof).toJSDate().toISOString(),
    transfer: {
      beneficiary,
      bic,
      reference: inGroupsOfFour(reference),
      iban: inGroupsOfFour(iban),
      qr: qrPath(epcQrText({ beneficiary, iban, bic, amount, reference })),
      missing: { amount, currency: 'EUR' as const },
    },
  }
}
