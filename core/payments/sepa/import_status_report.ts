import { returnDebit } from '#core/payments/direct_debit/settle_debit'
import type { StatusReport } from '#core/payments/sepa/statement'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type ImportPorts = Uses<'clock' | 'ids' | 'unitOfWork' | 'payments' | 'events'>

/** A debit that the bank refused: whether it is in that file of ours, and whether this is news. */
export type RefusedDebit = Readonly<{
  endToEndId: string
  reason: string
  found: boolean
  isNew: boolean
}>

/**
 * Imports what a bank refused of a file we sent: each refused debit is charged back and blocks direct
 * debit for its payer. When a whole file or group is refused, the file is at fault and not the
 * payers: nothing changes, and the operator decides. Returns the outcome of each refused debit;
 * refuses 'file_not_found' for a file that we did not export.
 * Rule: docs/product/payments.md, Direct debit.
 */
export async function importStatusReport(ports: ImportPorts, report: StatusReport) {
  const file = await ports.unitOfWork.run(({ sepaFiles }) => sepaFiles.find(report.messageId))
  if (!file) return refuse('file_not_found')
  const refused: RefusedDebit[] = []
  for (const { endToEndId, reason } of report.debits) {
    const at = ports.clock.now()
    const isInFile = await wasExportedIn(ports, endToEndId, file.messageId)
    const returned = isInFile ? await returnDebit(ports, { endToEndId, reason, at }) : null
    const isNew = returned?.ok ? returned.value.changed : false
    refused.push({ endToEndId, reason, found: returned?.ok ?? false, isNew })
  }
  return ok(refused)
}

async function wasExportedIn({ unitOfWork }: ImportPorts, endToEndId: string, messageId: string) {
  const debit = await unitOfWork.run(({ debits }) => debits.first({ endToEndId }))
  return debit?.exportedIn === messageId
}
