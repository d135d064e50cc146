import { returnDebit } from '#core/payments/direct_debit/settle_debit'
import type { StatusReport } from '#core/payments/sepa/statement'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type TakeInPorts = Uses<'clock' | 'ids' | 'unitOfWork' | 'payments' | 'events'>

/**
 * Takes in what a bank refused of a file of ours, debit by debit: each one refused is charged back
 * and blocks direct debit for its payer. A whole file or group that was refused is the fault of
 * the file, not of the payers: nothing changes, and the operator is told. Answers how each debit
 * that was named ended; refuses 'file_not_found' for a file that we have not made.
 */
export async function takeInReport(ports: TakeInPorts, report: StatusReport) {
  const file = await ports.unitOfWork.run(({ sepaFiles }) => sepaFiles.find(report.messageId))
  if (!file) return refuse('file_not_found')
  const ended: DebitRefused[] = []
  for (const { endToEndId, reason } of report.debits) {
    const at = ports.clock.now()
    const isOurs = await standsIn(ports, endToEndId, file.messageId)
    const returned = isOurs ? await returnDebit(ports, { endToEndId, reason, at }) : null
    const isNew = returned?.ok ? returned.value.changed : false
    ended.push({ endToEndId, reason, found: returned?.ok ?? false, isNew })
  }
  return ok(ended)
}

/** A debit that the bank refused, and whether it stood in that file of ours. */
export type DebitRefused = Readonly<{
  endToEndId: string
  reason: string
  found: boolean
  isNew: boolean
}>

async function standsIn({ unitOfWork }: TakeInPorts, endToEndId: string, messageId: string) {
  const debit = await unitOfWork.run(({ debits }) => debits.findByEndToEndId(endToEndId))
  return debit?.exportedIn === messageId
}
