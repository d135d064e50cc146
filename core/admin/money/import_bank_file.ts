import type { Actor } from '#core/admin/admin'
import { noteImportEnd, noteImportFault } from '#core/admin/money/note_bank_import'
import { performAct } from '#core/admin/perform_act'
import { importStatements } from '#core/payments/sepa/import_statements'
import { importStatusReport } from '#core/payments/sepa/import_status_report'
import { isAccount, type BankFile } from '#core/payments/sepa/statement'
import type { Uses } from '#core/ports'
import { WrongBankFile } from '#core/ports/bank_files'
import { ok, refuse } from '#core/result'

type ImportPorts = Uses<
  'bankFiles' | 'clock' | 'events' | 'ids' | 'payments' | 'secrets' | 'unitOfWork'
>

type Importing = Readonly<{
  by: Actor
  content: Uint8Array
  /** The IBANs of our companies. */
  accounts: readonly string[]
}>

/**
 * Imports a file of the bank, as `importStatements` and `importStatusReport` do: entry by entry, and
 * the same file twice changes nothing. The audit log tells of it before the first entry, and when it is interrupted. Returns what
 * became of each. Refuses as `performAct` does, 'bank_file_wrong' with the `reason` for what is no file
 * of a bank, 'no_own_account' with an `account` for statements of other accounts alone, and
 * 'file_not_found' for a report on a `file` that we never sent: then nothing has changed.
 * Rule: docs/product/payments.md, Bank statements.
 */
export async function importBankFile(ports: ImportPorts, { accounts, by, content }: Importing) {
  const read = readFile(ports, content)
  if (!read.ok) return read
  const file = read.value
  const known = await knownFile(ports, file, accounts)
  if (!known.ok) return known
  const on = { kind: 'bank_file', id: known.value.id } as const
  const act = { by, right: 'exchange_bank_files', on, siteId: null, reason: null } as const
  const { digest, entries, id: fileId } = known.value
  const importId = ports.ids.next()
  const begun = await performAct<ImportPorts, void, never>(ports, act, async (_, rows) => {
    const begunAt = ports.clock.now()
    const { adminId } = by
    const begins = { id: importId, fileId, digest, adminId, begunAt }
    await rows.bankImports.add({ ...begins, endedAt: null, interruptedAt: null })
    return ok({ after: { file: file.kind, entries }, value: undefined })
  })
  if (!begun.ok) return begun
  try {
    const done = await importRead(ports, { file, accounts })
    await noteImportEnd(ports, { digest })
    return done
  } catch (fault) {
    await noteImportFault(ports, { by, importId })
    throw fault
  }
}

async function importRead(
  ports: ImportPorts,
  { accounts, file }: Readonly<{ file: BankFile; accounts: readonly string[] }>
) {
  if (file.kind === 'status') {
    const { report } = file
    const refused = await importStatusReport(ports, report)
    if (!refused.ok) return refused
    return ok({ kind: 'status' as const, report, debits: refused.value })
  }
  const imported = await importStatements(ports, { statements: file.statements, accounts })
  if (!imported.ok) return imported
  return ok({ kind: 'statements' as const, ...imported.value })
}

function readFile({ bankFiles }: Uses<'bankFiles'>, content: Uint8Array) {
  try {
    return ok(bankFiles.read(content))
  } catch (fault) {
    if (!(fault instanceof WrongBankFile)) throw fault
    return refuse('bank_file_wrong', { reason: fault.message })
  }
}

/** What the audit log calls a file, its digest, and how many entries it has; refused when it is none of ours. */
async function knownFile(
  { ids, secrets, unitOfWork }: Uses<'ids' | 'secrets' | 'unitOfWork'>,
  file: BankFile,
  accounts: readonly string[]
) {
  if (file.kind === 'status') {
    const { debits, groups, messageId } = file.report
    const sent = await unitOfWork.run(({ sepaFiles }) => sepaFiles.find(messageId))
    if (!sent) return refuse('file_not_found', { file: messageId })
    const digest = secrets.digest(`status ${messageId} ${JSON.stringify({ debits, groups })}`)
    return ok({ id: messageId, digest, entries: debits.length + groups.length })
  }
  const own = file.statements.filter(({ account }) => {
    return accounts.some((iban) => isAccount(account, iban))
  })
  if (own.length === 0) return refuse('no_own_account', { account: file.statements[0].account })
  const entries = own.flatMap((one) => one.entries)
  const lines = entries.flatMap((entry) => entry.lines.map(({ fingerprint }) => fingerprint))
  const digest = secrets.digest(`statements ${lines.join(' ')}`)
  return ok({ id: ids.next(), digest, entries: entries.length })
}
