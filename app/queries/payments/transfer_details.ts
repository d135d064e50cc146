import { isOpen } from '#core/payments/orders/order'
import { transferExpiresAt } from '#core/payments/bank_transfer/bank_transfer'
import type { OwnAccount } from '#core/payments/methods/closed_methods'
import { epcCode } from '#core/payments/sepa/epc_qr_code'
import { inFours } from '#core/payments/sepa/rf_reference'
import { qrPath } from '#queries/payments/qr_path'
import BankTransfer from '#models/bank_transfer'
import type Order from '#models/order'

/**
 * Everything to pay an open order by bank transfer; null for every other order, and where the
 * company has no account any more.
 */
export async function transferDetails(order: Order, account: OwnAccount | null) {
  if (order.method !== 'sct' || !isOpen(order) || !account?.iban) return null
  const transfer = await BankTransfer.findBy('orderId', order.id)
  if (!transfer) return null
  const { reference, amount } = transfer
  const { name: beneficiary, iban, bic } = account
  return {
    ...{ beneficiary, bic, reference: inFours(reference), iban: inFours(iban) },
    qr: qrPath(epcCode({ beneficiary, iban, bic, amount, reference })),
    until: transferExpiresAt(transfer).toJSDate().toISOString(),
  }
}
