import type { DateTime } from 'luxon'
import { isBankDay } from '#core/sites/bank_days'
import { collectionOf, type Creditor, type SignedDebit } from '#core/payments/sepa/collection'
import type { SepaFile } from '#core/payments/sepa/sepa_file'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type ExportPorts = Uses<'bankFiles' | 'clock' | 'unitOfWork'>

type ExportInput = Readonly<{
  /** Message id of the new file. */
  messageId: string
  siteId: string
  creditor: Creditor
  /** What payers read on their bank statement. */
  description: string
  /** How many days ahead debits are exported. */
  days: number
}>

/**
 * Exports the ready debits of a site into one file for the bank (decision 0049). File and state of its
 * debits are written in one unit of work: a debit is in one file or in none, even after a crash. A
 * collection day that is too early for the bank moves to the first one it accepts. Returns the file;
 * refuses 'nothing_to_collect'. Rule: docs/product/payments.md, Direct debit.
 */
export function exportDebits(ports: ExportPorts, input: ExportInput) {
  const createdAt = ports.clock.now()
  return ports.unitOfWork.run(async (repositories) => {
    const debits = await readyDebits(repositories, input, createdAt)
    if (debits.length === 0) return refuse('nothing_to_collect')
    const { creditor, description, messageId, siteId } = input
    const collection = collectionOf({ messageId, createdAt, creditor, description, debits })
    const { count, sum } = collection
    const content = ports.bankFiles.write(collection)
    const file: SepaFile = { messageId, siteId, content, count, sum, createdAt, sentAt: null }
    await repositories.sepaFiles.add(file)
    for (const debit of debits) await markExported(repositories, debit, file)
    return ok(file)
  })
}

/**
 * Returns a file that was exported before, unchanged: the bank knows it by its message id and
 * collects nothing twice. Refuses 'file_not_found'.
 */
export async function findExportedFile(
  { unitOfWork }: Uses<'unitOfWork'>,
  { messageId }: Pick<SepaFile, 'messageId'>
) {
  const file = await unitOfWork.run(({ sepaFiles }) => sepaFiles.find(messageId))
  return file ? ok(file) : refuse('file_not_found')
}

/** The first collection day that a bank accepts for a debit sent now: its next business day. */
export function firstCollectionDay(now: DateTime): DateTime {
  const today = now.setZone('Europe/Berlin').startOf('day').setZone('utc', { keepLocalTime: true })
  let day = today.plus({ days: 1 })
  while (!isBankDay(day)) day = day.plus({ days: 1 })
  return day
}

async function readyDebits(
  { debits, mandates, users }: Repositories,
  { siteId, days }: ExportInput,
  now: DateTime
): Promise<SignedDebit[]> {
  const earliest = firstCollectionDay(now)
  const ready: SignedDebit[] = []
  for (const debit of await debits.lockReady(earliest.plus({ days }))) {
    const mandate = await mandates.find(debit.mandateId)
    const payer = mandate && (await users.find(mandate.userId))
    if (!mandate || payer?.siteId !== siteId) continue
    const collectOn = debit.collectOn < earliest ? earliest : debit.collectOn
    ready.push({ debit, mandate, collectOn })
  }
  return ready
}

function markExported({ debits }: Repositories, signed: SignedDebit, file: SepaFile) {
  return debits.update(signed.debit.id, {
    state: 'exported',
    collectOn: signed.collectOn,
    exportedIn: file.messageId,
    exportedAt: file.createdAt,
  })
}
