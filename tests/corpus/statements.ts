import { readBankFile } from '#adapters/sepa/read_bank_file'
import { WrongBankFile } from '#core/ports/bank_files'
import type { BankEntry } from '#core/payments/sepa/statement'

/** What came in and went out in one currency, such as 20.24. */
type Sums = Readonly<Record<string, Readonly<{ in: string; out: string }>>>

export type ReadStatements = Readonly<{
  file: string
  entries: number
  sums: Sums
  refused: string | null
}>

/** How the site understands one file of a bank. Anything but a refusal throws. */
export function readStatements(file: string, content: Uint8Array): ReadStatements {
  try {
    const read = readBankFile(content)
    const statements = read.kind === 'statements' ? read.statements : []
    const entries = statements.flatMap((statement) => statement.entries)
    return { file, entries: entries.length, sums: sumsOf(entries), refused: null }
  } catch (error) {
    if (!(error instanceof WrongBankFile)) throw error
    return { file, entries: 0, sums: {}, refused: error.message }
  }
}

function sumsOf(entries: readonly BankEntry[]): Sums {
  const byCurrency = Object.groupBy(entries, ({ currency }) => currency)
  return Object.fromEntries(
    Object.entries(byCurrency).map(([currency, those = []]) => {
      return [currency, { in: sumOf(those, 'in'), out: sumOf(those, 'out') }]
    })
  )
}

function sumOf(entries: readonly BankEntry[], direction: BankEntry['direction']) {
  const those = entries.filter((entry) => entry.direction === direction)
  return (those.reduce((sum, { amount }) => sum + amount, 0) / 100).toFixed(2)
}

/** How many files are booked, and why the others are not. */
export function summarizeStatements(files: readonly ReadStatements[]) {
  const refused = files.filter((one) => one.refused !== null)
  const booked = files.length - refused.length
  return [
    `${files.length} bank files: ${booked} booked, ${refused.length} refused`,
    ...refused.map(({ file, refused: reason }) => `  ${file}: ${reason}`),
  ].join('\n')
}
