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
  static description = 'Take in what the bank tells: a statement (camt.053) or refusals (pain.002)'
  static options = { startApp: true }

  @args.string({ description: 'The file as the bank made it; taking it in again changes nothing' })
  declare file: string

  async run() {
    const ports = await this.app.container.make(Ports)
    try {
      const findings = await importBankFile(ports, await readFile(this.file))
      for (const { text, needsAPerson } of findings) {
        if (needsAPerson) this.logger.warning(text)
        else this.logger.info(text)
      }
      const waiting = findings.filter(({ needsAPerson }) => needsAPerson).length
      this.logger.success(`${findings.length} taken in, ${waiting} to look at`)
    } catch (error) {
      if (!isOfTheFile(error)) throw error
      this.logger.error(error.message)
      this.exitCode = 1
    }
  }
}

/** A missing, unreadable or unknown file: the operator has to choose another. */
function isOfTheFile(error: unknown): error is Error {
  return error instanceof WrongBankFile || (error instanceof Error && 'syscall' in error)
}

/** One line of the command's output. */
type Finding = Readonly<{ text: string; needsAPerson: boolean }>

/**
 * Imports a bank file, each movement in its own unit of work, so that the file can be imported
 * again after a crash. Throws WrongBankFile for an unreadable file, and for one of another account,
 * before anything is changed.
 */
async function importBankFile(ports: Ports, content: Uint8Array): Promise<Finding[]> {
  const file = ports.bankFiles.read(content)
  if (file.kind === 'status') return takeInStatus(ports, file.report)
  await refuseForeign(file.statements)
  const findings: Finding[] = []
  for (const line of file.statements.flatMap(({ lines }) => lines)) {
    const { outcome, isNew, difference, reference } = await importStatementLine(ports, line)
    if (outcome === 'not_ours') continue
    const [what, needsAPerson] = words[outcome]
    const parts = [
      `${line.bookedOn.toISODate()} ${moneyOf(line.amount, line.currency)}: ${what}`,
      difference > 0 ? `${moneyOf(difference, 'EUR')}` : '',
      reference ? `(${reference})` : '',
      isNew ? '' : '– known already',
    ]
    findings.push({ text: parts.filter(Boolean).join(' '), needsAPerson: needsAPerson && isNew })
  }
  return findings
}

type Outcome = Exclude<Awaited<ReturnType<typeof importStatementLine>>['outcome'], 'not_ours'>

/** The outcome of a movement, and whether the operator has to act. */
const words: Record<Outcome, readonly [what: string, needsAPerson: boolean]> = {
  paid: ['order paid', false],
  debit_settled: ['debits have come in', false],
  debit_returned: ['debit came back, order charged back', false],
  too_little: ['too little, the order stays open, missing', true],
  too_much: ['order paid, and too much has come, which payouts:list lists, surplus', true],
  reference_unknown: ['no reference of ours, nothing changed', true],
  several_references: ['references of several orders, nothing changed', true],
  debit_not_found: ['no debit of ours, nothing changed', true],
  currency_not_taken: ['not in euros, nothing changed', true],
  reversal: ['a reversal, nothing changed', true],
  payment_mismatch: ['money that does not fit its order', true],
}

async function refuseForeign(statements: readonly Statement[]) {
  const companies = await Company.query().whereNotNull('iban').select('iban')
  const own = new Set(companies.map(({ iban }) => iban))
  const foreign = statements.find(({ iban }) => !own.has(iban))
  if (foreign) throw new WrongBankFile(`tells of the account ${foreign.iban}, which is not ours`)
}

async function takeInStatus(ports: Ports, report: StatusReport): Promise<Finding[]> {
  const taken = await importStatusReport(ports, report)
  if (!taken.ok) throw new WrongBankFile(`answers ${report.messageId}, which we never sent`)
  const refused = report.refused ? [{ id: report.messageId, reason: report.refused }] : []
  const wholes = [...refused, ...report.groups].map(({ id, reason }) => {
    return { text: `${id}: refused as a whole (${reason}), nothing changed`, needsAPerson: true }
  })
  const debits = taken.value.map(({ endToEndId, reason, found, isNew }) => {
    const what = found ? `debit refused (${reason}), order charged back` : 'no debit of that file'
    const text = `${endToEndId}: ${what}${isNew || !found ? '' : ' – known already'}`
    return { text, needsAPerson: !found }
  })
  return [...wholes, ...debits]
}

function moneyOf(cents: number, currency: string) {
  return `${(cents / 100).toFixed(2)} ${currency}`
}
