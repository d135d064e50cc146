import { terminal } from '#core/admin/admin'
import { exportBankFile } from '#core/admin/money/export_bank_file'
import { digestsOf, endToEndIdOf, mandateReference } from '#core/payments/direct_debit/mandate'
import { firstCollectionDay } from '#core/payments/sepa/export_debits'
import type { Order } from '#core/payments/orders/order'
import type { Ports } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { company } from '#database/demo/company'

/** Signs the debits of the orders that were paid so: most are in a file for the bank, one waits. */
export async function exportDemoDebits(ports: Ports, siteId: string) {
  const paid = await ports.unitOfWork.run(({ orders }) => {
    return orders.where({ method: 'sdd', status: 'completed' }, 'id')
  })
  const ready = paid.filter(({ country }) => country === 'NL' || country === 'DE')
  const last = ready.at(-1)
  for (const order of ready.slice(0, -1)) await sign(ports, order)
  const creditor = { name: company.name, ...account }
  const file = { by: terminal, siteId, creditor, description: 'Vonk', days: 5 }
  if (ready.length > 1) await exportBankFile(ports, file)
  if (last) await sign(ports, last)
}

const account = { iban: 'NL91ABNA0417164300', bic: 'ABNANL2A', creditorId: 'NL69ZZZ123456780000' }

/** Accounts and telephone numbers of documentation: no money can move. */
const debtor = {
  accountHolder: 'J. de Vries',
  iban: 'NL20INGB0001234567',
  street: 'Oudegracht',
  houseNumber: '1',
  zip: '3511 AB',
  city: 'Utrecht',
  country: 'NL',
  phone: '+31612345678',
} as const

function sign({ clock, ids, secrets, unitOfWork }: Ports, order: Order) {
  const mandateId = ids.next()
  const id = ids.next()
  const signedAt = order.createdAt
  return unitOfWork.run(async (repositories: Repositories) => {
    const { debits, mandates, orders } = repositories
    const reference = mandateReference(mandateId, signedAt)
    const digests = digestsOf(secrets, {
      iban: `${debtor.iban} ${order.userId}`,
      phone: order.userId,
    })
    const { userId } = order
    await mandates.add({ ...debtor, ...digests, id: mandateId, userId, reference, signedAt })
    await debits.add({
      id,
      orderId: order.id,
      mandateId,
      amount: order.totalAmount,
      currency: 'EUR',
      endToEndId: endToEndIdOf(order.id),
      collectOn: firstCollectionDay(clock.now()),
      state: 'ready',
      createdAt: signedAt,
      exportedIn: null,
      exportedAt: null,
      settledAt: null,
      returnedAt: null,
      returnReason: null,
      unblockedAt: null,
      unblockReason: null,
    })
    await orders.update(order.id, { provider: 'direct_debit', providerPaymentId: id })
  })
}
