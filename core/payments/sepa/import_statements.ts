import { recordOpenItem, resolveOpenItem } from '#core/payments/open_items/record_open_item'
import { type BankMovement, registerMovement } from '#core/payments/sepa/bank_movement'
import {
  importStatementLine,
  isUnclear,
  type ImportedLine,
} from '#core/payments/sepa/import_statement_line'
import { isAccount, type Statement, type StatementLine } from '#core/payments/sepa/statement'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'

type ImportPorts = Uses<'clock' | 'ids' | 'unitOfWork' | 'payments' | 'events'>

type Statements = Readonly<{
  statements: readonly Statement[]
  /** The IBANs of our companies. */
  accounts: readonly string[]
}>

/** What became of one line of a file, and whether it came on the operator's list by it. */
export type ImportedMovement = ImportedLine & Readonly<{ line: StatementLine; isListed: boolean }>

/**
 * Imports the statements of one file, each movement by itself, so that one which cannot be matched
 * does not stop the others and the file can be imported again after a crash (decision 0048). A
 * movement is imported once, whatever files it is in (decision 0071); what is unclear comes on the
 * operator's list. Statements of other accounts change nothing. Returns what became of each movement
 * and the other accounts; refuses 'no_own_account', with nothing changed, when all are others.
 * Rule: docs/product/payments.md, Bank statements.
 */
export async function importStatements(ports: ImportPorts, { statements, accounts }: Statements) {
  const seen = new Set<string>()
  const movements: ImportedMovement[] = []
  const foreign: Statement[] = []
  for (const statement of statements) {
    const account = accounts.find((iban) => isAccount(statement.account, iban))
    if (!account) foreign.push(statement)
    for (const line of account ? statement.entries.flatMap(({ lines }) => lines) : []) {
      const movement = await registerMovement(ports, { account: account ?? '', line, seen })
      const imported = await importStatementLine(ports, { line, movementId: movement.id })
      const isListed = await finish(ports, { movement, line, imported })
      movements.push({ ...imported, line, isListed })
    }
  }
  if (foreign.length === statements.length) return refuse('no_own_account')
  return ok({ movements, foreign })
}

type Finished = Readonly<{ movement: BankMovement; line: StatementLine; imported: ImportedLine }>

/** Stores what became of a movement. Returns whether it is new on the operator's list. */
function finish(ports: ImportPorts, finished: Finished) {
  const { movement, imported } = finished
  const { outcome } = imported
  return ports.unitOfWork.run(async (repositories) => {
    // An item locks its order, which comes before everything else (decision 0073).
    const isListed = await listIfUnclear(repositories, ports, finished)
    if (movement.outcome !== outcome) {
      await repositories.bankMovements.update(movement.id, { outcome })
    }
    return isListed
  })
}

async function listIfUnclear(
  repositories: Repositories,
  ports: ImportPorts,
  { movement, line, imported }: Finished
) {
  const { outcome, reference, orderId } = imported
  const { id: sourceId, currency, direction } = movement
  // The debit itself found its place: only the rest is unclear.
  const amount = outcome === 'returned_amount_differs' ? imported.difference : movement.amount
  if (isUnclear(outcome)) {
    const about = { kind: outcome, source: 'bank', sourceId, orderId, amount, currency }
    const details = detailsOf(line, reference)
    const payer = { payerName: line.otherName, payerIban: line.otherIban }
    return recordOpenItem(repositories, ports, { ...about, ...payer, direction, details })
  }
  await resolveOpenItem(repositories, ports, { source: 'bank', sourceId, note: outcome })
  return false
}

/** What an operator recognises a movement by in the bank's own list. */
function detailsOf(line: StatementLine, reference: string | null) {
  const { bookedOn, otherName, otherIban, text, notes, bankReference } = line
  const parts = [bookedOn.toISODate(), otherName, otherIban, reference, text, notes, bankReference]
  return parts.filter(Boolean).join(' · ')
}
