import { readFile } from 'node:fs/promises'
import { args } from '@adonisjs/core/ace'
import { importStatusReport } from '#core/payments/sepa/import_status_report'
import { importStatements, type ImportedMovement } from '#core/payments/sepa/import_statements'
import type { StatusReport } from '#core/payments/sepa/statement'
import { Ports } from '#core/ports'
import { WrongBankFile } from '#core/ports/bank_files'
import { ownAccounts } from '#queries/payments/company_account'
import { OperatorCommand } from '#terminal/operator_command'

export default class SepaImport extends OperatorCommand {
  static commandName = 'sepa:import'
  static description =
    'Import a file of the bank: movements (camt.053, .052, .054) or refused debits (pain.002)'
  static help = ['{{ binaryName }} sepa:import statement.xml']
  static options = { startApp: true }

  @args.string({ description: 'Path of the file, unchanged; importing it again has no effect' })
  declare file: string

  async run() {
    const ports = await this.app.container.make(Ports)
    try {
      const findings = await importBankFile(ports, await readFile(this.file))
      for (const { text, needsAttention } of findings) {
        if (needsAttention) this.logger.warning(text)
        else this.logger.info(text)
      }
      const waiting = findings.filter(({ needsAttention }) => needsAttention).length
      this.logger.success(`${findings.length} imported, ${waiting} need your attention`)
      if (waiting > 0) this.logger.info('money:list shows all that waits for you')
    } catch (error) {
      if (!isFileError(error)) throw error
      this.fail(error.message)
    }
  }
}

/** A missing, unreadable or unknown file: the operator has to choose another. */
function isFileError(error: unknown): error is Error {
  return error instanceof WrongBankFile || (error instanceof Error && 'syscall' in error)
}

/** One line of the command's output. */
type Finding = Readonly<{ text: string; needsAttention: boolean }>

/**
 * Imports a bank file, each movement in its own unit of work, so that the file can be imported
 * again after a crash. Throws WrongBankFile for an unreadable file, and for one of other accounts
 * alone, before anything is changed.
 */
async function importBankFile(ports: Ports, content: Uint8Array): Promise<Finding[]> {
  const file = ports.bankFiles.read(content)
  if (file.kind === 'status') return importStatus(ports, file.report)
  const { statements } = file
  const imported = await importStatements(ports, { statements, accounts: await ownAccounts() })
  if (!imported.ok) {
    const [{ account }] = statements
    throw new WrongBankFile(`is a statement of the account ${account}, which is not ours`)
  }
  const { movements, foreign } = imported.value
  const left = foreign.map(({ account, entries }) => {
    const text = `The account ${account} is not ours: ${entries.length} entries left out`
    return { text, needsAttention: true }
  })
  return [...movements.flatMap(findingOf), ...left]
}

function findingOf(movement: ImportedMovement): Finding[] {
  const { outcome, line, changed, isListed, difference, reference } = movement
  if (outcome === 'not_ours') return []
  const parts = [
    `${line.bookedOn.toISODate()} ${moneyOf(line.amount, line.currency)}: ${words[outcome]}`,
    difference > 0 ? moneyOf(difference, 'EUR') : '',
    reference ? `(${reference})` : '',
    changed || isListed ? '' : '– imported before',
  ]
  return [{ text: parts.filter(Boolean).join(' '), needsAttention: isListed }]
}

type Outcome = Exclude<ImportedMovement['outcome'], 'not_ours'>

const words: Record<Outcome, string> = {
  paid: 'order paid',
  debit_settled: 'debits settled',
  debit_returned: 'debit returned, order charged back',
  too_little: 'too little, the order waits for the rest, missing',
  too_little_too_late:
    'too little for an order that is over: it goes back, as payouts:list shows, missing',
  too_much: 'order paid with a surplus, which payouts:list shows, surplus',
  claim_paid: 'a claim against a member is paid, what is too much is on your list',
  account_proved: 'the account of a refund is proved, which payouts:list shows',
  reference_unknown: 'no reference of ours, nothing changed',
  several_references: 'references of several orders, nothing changed',
  debit_not_found: 'no debit of ours, nothing changed',
  amount_differs: 'not the amount of its debits, nothing changed, difference',
  returned_amount_differs: 'debit returned, order charged back; the bank took more, namely',
  currency_not_taken: 'not in euros, nothing changed',
  reversal: 'a reversal, nothing changed',
  payout_returned: 'a payment of ours came back, nothing changed',
  payment_mismatch: 'payment does not match its order',
}

async function importStatus(ports: Ports, report: StatusReport): Promise<Finding[]> {
  const taken = await importStatusReport(ports, report)
  if (!taken.ok) throw new WrongBankFile(`answers ${report.messageId}, a file that we never sent`)
  const refused = report.refused ? [{ id: report.messageId, reason: report.refused }] : []
  const wholes = [...refused, ...report.groups].map(({ id, reason }) => {
    return { text: `${id}: refused as a whole (${reason}), nothing changed`, needsAttention: true }
  })
  const debits = taken.value.map(({ name, reason, found, isNew }) => {
    const what = found
      ? `debit refused (${reason}), order charged back`
      : `no such debit in that file (${reason})`
    const text = `${name}: ${what}${isNew ? '' : ' – imported before'}`
    return { text, needsAttention: !found }
  })
  return [...wholes, ...debits]
}

function moneyOf(cents: number, currency: string) {
  return `${(cents / 100).toFixed(2)} ${currency}`
}
