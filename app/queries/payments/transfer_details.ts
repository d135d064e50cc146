import { isOpen } from '#core/payments/orders/order'
import { totalReceived, transferExpiresAt } from '#core/payments/bank_transfer/bank_transfer'
import type { CompanyAccount } from '#core/payments/methods/unavailable_methods'
import { epcQrText } from '#core/payments/sepa/epc_qr_code'
import { inGroupsOfFour } from '#core/payments/sepa/rf_reference'
import { qrPath } from '#queries/payments/qr_path'
import BankTransfer from '#models/bank_transfer'
import IncomingTransfer from '#models/incoming_transfer'
import type Order from '#models/order'

/**
 * Everything needed to pay an open order by bank transfer, or what is missing of it; null for any
 * other order, and when the company has no account any more.
 */
export async function transferDetails(order: Order, account: CompanyAccount | null) {
  if (order.method !== 'sct' || !isOpen(order) || !account?.iban) return null
  const transfer = await BankTransfer.findBy('orderId', order.id)
  if (!transfer) return null
  const { reference, currency } = transfer
  const received = totalReceived(await IncomingTransfer.query().where({ reference }))
  const amount = transfer.amount - received
  if (amount <= 0) return null
  const { name: beneficiary, iban, bic } = account
  return {
    beneficiary,
    bic,
    reference: inGroupsOfFour(reference),
    iban: inGroupsOfFour(iban),
    qr: qrPath(epcQrText({ beneficiary, iban, bic, amount, reference })),
    received: { amount: received, currency },
    missing: { amount, currency },
    until: transferExpiresAt(transfer).toJSDate().toISOString(),
  }
}
