import type { Debit } from '#core/payments/direct_debit/debit'
import { returnDebit } from '#core/payments/direct_debit/settle_debit'
import { recordOpenItem } from '#core/payments/open_items/record_open_item'
import { groupIdOf } from '#core/payments/sepa/collection'
import { findDebit } from '#core/payments/sepa/find_debit'
import type { SepaFile } from '#core/payments/sepa/sepa_file'
import type { RefusedTransaction, StatusReport } from '#core/payments/sepa/statement'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type ImportPorts = Uses<'clock' | 'ids' | 'unitOfWork' | 'payments' | 'events'>

/** A debit that the bank refused: whether it is in that file of ours, and whether this is news. */
export type RefusedDebit = Readonly<{
  /** End-to-end id, or what the bank names instead. */
  name: string
  reason: string
  found: boolean
  isNew: boolean
}>

/**
 * Imports what a bank refused of a file we sent: each refused debit is charged back and blocks direct
 * debit for its payer. When a whole file or group is refused, the file is at fault and not the
 * payers: nothing changes, and it comes on the operator's list, as does a refused debit that is not
 * found. Returns the outcome of each refused debit; refuses 'file_not_found' for a file that we did
 * not export. Rule: docs/product/payments.md, Direct debit.
 */
export async function importStatusReport(ports: ImportPorts, report: StatusReport) {
  const file = await ports.unitOfWork.run(({ sepaFiles }) => sepaFiles.find(report.messageId))
  if (!file) return refuse('file_not_found')
  const exported = await ports.unitOfWork.run(({ debits }) =>
    debits.where({ exportedIn: file.messageId }, 'id')
  )
  await listRefusedGroups(ports, { file, exported, report })
  const refused: RefusedDebit[] = []
  for (const [index, transaction] of report.debits.entries()) {
    refused.push(await importRefused(ports, { file, exported, transaction, index }))
  }
  return ok(refused)
}

type SentFile = Readonly<{ file: SepaFile; exported: readonly Debit[] }>

async function listRefusedGroups(
  ports: ImportPorts,
  { file, exported, report }: SentFile & Readonly<{ report: StatusReport }>
) {
  const { messageId, sum } = file
  if (report.refused) await list(ports, 'file_refused', messageId, sum, report.refused)
  for (const { id, reason } of report.groups) {
    const own = exported.filter(({ collectOn }) => groupIdOf(messageId, collectOn) === id)
    const amount = own.reduce((total, debit) => total + debit.amount, 0)
    await list(ports, 'group_refused', id, amount, reason)
  }
}

type Refused = SentFile & Readonly<{ transaction: RefusedTransaction; index: number }>

async function importRefused(
  ports: ImportPorts,
  { file, exported, transaction, index }: Refused
): Promise<RefusedDebit> {
  const { reason } = transaction
  const name = transaction.endToEndId ?? transaction.mandateReference ?? `transaction ${index + 1}`
  const debit = await findDebit(ports, transaction)
  const isInFile = exported.some(({ id }) => id === debit?.id)
  if (!debit || !isInFile) {
    const isNew = await list(ports, 'debit_not_found', `${file.messageId} ${name}`, 0, reason)
    return { name, reason, found: false, isNew }
  }
  const at = ports.clock.now()
  const returned = await returnDebit(ports, { endToEndId: debit.endToEndId, reason, at })
  return { name, reason, found: true, isNew: returned.ok && returned.value.changed }
}

/** Money that the bank does not collect. */
function list(
  ports: ImportPorts,
  kind: 'file_refused' | 'group_refused' | 'debit_not_found',
  sourceId: string,
  amount: number,
  details: string
) {
  const about = { source: 'bank', sourceId, orderId: null, direction: 'in' as const }
  return ports.unitOfWork.run((repositories) =>
    recordOpenItem(repositories, ports, { ...about, kind, amount, currency: 'EUR', details })
  )
}
