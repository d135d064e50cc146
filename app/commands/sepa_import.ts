import { readFile } from 'node:fs/promises'
import { args } from '@adonisjs/core/ace'
import { terminal } from '#core/admin/admin'
import { importBankFile } from '#core/admin/money/import_bank_file'
import type { ImportedMovement } from '#core/payments/sepa/import_statements'
import { Ports } from '#core/ports'
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
    const content = await this.#content()
    if (content === null) return
    const imported = await importBankFile(ports, {
      by: terminal,
      content,
      accounts: await ownAccounts(),
    })
    if (!imported.ok) return this.fail(wordsOf(imported))
    const findings = findingsOf(imported.value)
    if (this.json) return this.printJson(findings)
    for (const { text, needsAttention } of findings) {
      if (needsAttention) this.logger.warning(text)
      else this.logger.info(text)
    }
    const waiting = findings.filter(({ needsAttention }) => needsAttention).length
    this.logger.success(`${findings.length} imported, ${waiting} need your attention`)
    if (waiting > 0) this.logger.info('money:list shows all that waits for you')
  }

  /** Null for a missing or unreadable file: the operator has to choose another. */
  async #content() {
    try {
      return await readFile(this.file)
    } catch (error) {
      if (!(error instanceof Error && 'syscall' in error)) throw error
      this.fail(error.message)
      return null
    }
  }
}

type Outcomes = Awaited<ReturnType<typeof importBankFile>>
type Imported = Extract<Outcomes, { ok: true }>['value']

function wordsOf({ details, refusal }: Extract<Outcomes, { ok: false }>) {
  const words = {
    bank_file_wrong: String(details.reason),
    no_own_account: `The file is a statement of the account ${details.account}, which is not ours`,
    file_not_found: `The file answers ${details.file}, a file that we never sent`,
    act_not_allowed: 'That is not allowed',
    second_factor_due: 'That needs a second factor',
  }
  return words[refusal]
}

/** One line of the command's output. */
type Finding = Readonly<{ text: string; needsAttention: boolean }>

function findingsOf(imported: Imported): Finding[] {
  if (imported.kind === 'status') return refusedFindings(imported)
  const { foreign, movements } = imported
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

type RefusedDebits = Extract<Imported, { kind: 'status' }>

function refusedFindings({ debits, report }: RefusedDebits): Finding[] {
  const refused = report.refused ? [{ id: report.messageId, reason: report.refused }] : []
  const wholes = [...refused, ...report.groups].map(({ id, reason }) => {
    return { text: `${id}: refused as a whole (${reason}), nothing changed`, needsAttention: true }
  })
  const lines = debits.map(({ name, reason, found, isNew }) => {
    const what = found
      ? `debit refused (${reason}), order charged back`
      : `no such debit in that file (${reason})`
    const text = `${name}: ${what}${isNew ? '' : ' – imported before'}`
    return { text, needsAttention: !found }
  })
  return [...wholes, ...lines]
}

function moneyOf(cents: number, currency: string) {
  return `${(cents / 100).toFixed(2)} ${currency}`
}
