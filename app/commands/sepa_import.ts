import { readFile } from 'node:fs/promises'
import { args, BaseCommand } from '@adonisjs/core/ace'
import { importStatusReport } from '#core/payments/sepa/import_status_report'
import { importStatementLine } from '#core/payments/sepa/import_statement_line'
import type { Statement, StatusReport } from '#core/payments/sepa/statement'
import { Ports } from '#core/ports'
import { WrongBankFile } from '#core/ports/bank_files'
import Company from '#models/company'

export default class SepaImport extends BaseCommand {
  static commandName = 'sepa:import'
  static description =
    'Import a file of the bank: a statement (camt.053) or refused debits (pain.002)'
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
    } catch (error) {
      if (!isFileError(error)) throw error
      this.logger.error(error.message)
      this.exitCode = 1
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
 * again after a crash. Throws WrongBankFile for an unreadable file, and for one of another account,
 * before anything is changed.
 */
async function importBankFile(ports: Ports, content: Uint8Array): Promise<Finding[]> {
  const file = ports.bankFiles.read(content)
  if (file.kind === 'status') return importStatus(ports, file.report)
  await refuseForeignAccounts(file.statements)
  const findings: Finding[] = []
  for (const line of file.statements.flatMap(({ lines }) => lines)) {
    const { outcome, isNew, difference, reference } = await importStatementLine(ports, line)
    if (outcome === 'not_ours') continue
    const [what, needsAttention] = words[outcome]
    const parts = [
      `${line.bookedOn.toISODate()} ${moneyOf(line.amount, line.currency)}: ${what}`,
      difference > 0 ? `${moneyOf(difference, 'EUR')}` : '',
      reference ? `(${reference})` : '',
      isNew ? '' : '– imported before',
    ]
    findings.push({
      text: parts.filter(Boolean).join(' '),
      needsAttention: needsAttention && isNew,
    })
  }
  return findings
}

type Outcome = Exclude<Awaited<ReturnType<typeof importStatementLine>>['outcome'], 'not_ours'>

/** The outcome of a movement, and whether the operator has to act. */
const words: Record<Outcome, readonly [what: string, needsAttention: boolean]> = {
  paid: ['order paid', false],
  debit_settled: ['debits settled', false],
  debit_returned: ['debit returned, order charged back', false],
  too_little: ['too little, the order stays open, missing', true],
  too_much: ['order paid with a surplus, which payouts:list shows, surplus', true],
  reference_unknown: ['no reference of ours, nothing changed', true],
  several_references: ['references of several orders, nothing changed', true],
  debit_not_found: ['no debit of ours, nothing changed', true],
  currency_not_taken: ['not in euros, nothing changed', true],
  reversal: ['a reversal, nothing changed', true],
  payment_mismatch: ['payment does not match its order', true],
}

async function refuseForeignAccounts(statements: readonly Statement[]) {
  const companies = await Company.query().whereNotNull('iban').select('iban')
  const own = new Set(companies.map(({ iban }) => iban))
  const foreign = statements.find(({ iban }) => !own.has(iban))
  if (foreign)
    throw new WrongBankFile(`is a statement of the account ${foreign.iban}, which is not ours`)
}

async function importStatus(ports: Ports, report: StatusReport): Promise<Finding[]> {
  const taken = await importStatusReport(ports, report)
  if (!taken.ok) throw new WrongBankFile(`answers ${report.messageId}, a file that we never sent`)
  const refused = report.refused ? [{ id: report.messageId, reason: report.refused }] : []
  const wholes = [...refused, ...report.groups].map(({ id, reason }) => {
    return { text: `${id}: refused as a whole (${reason}), nothing changed`, needsAttention: true }
  })
  const debits = taken.value.map(({ endToEndId, reason, found, isNew }) => {
    const what = found
      ? `debit refused (${reason}), order charged back`
      : 'no such debit in that file'
    const text = `${endToEndId}: ${what}${isNew || !found ? '' : ' – imported before'}`
    return { text, needsAttention: !found }
  })
  return [...wholes, ...debits]
}

function moneyOf(cents: number, currency: string) {
  return `${(cents / 100).toFixed(2)} ${currency}`
}
