import type { BankFile } from '#core/payments/sepa/statement'
import { readStatement } from '#adapters/sepa/read_statement'
import { readStatusReport } from '#adapters/sepa/read_status_report'
import { WrongBankFile } from '#core/ports/bank_files'
import { all, parseXml, xmlText } from '#adapters/sepa/xml'

const statements = ['camt.053.001.02', 'camt.053.001.08']
const reports = ['pain.002.001.03', 'pain.002.001.10']

/**
 * Reads a file of a bank: statements (camt.053) or a status report (pain.002), in the versions that
 * SEPA uses. Throws WrongBankFile for anything else.
 */
export function readBankFile(content: Uint8Array): BankFile {
  const text = xmlText(content)
  const format = formatOf(text)
  const [root] = all(parseXml(text), 'Document')
  if (!format || !root) throw new WrongBankFile('is no message of a bank (ISO 20022)')
  if (statements.includes(format)) {
    const stated = all(root, 'BkToCstmrStmt', 'Stmt').map(readStatement)
    if (stated.length === 0) throw new WrongBankFile('holds no statement')
    return { kind: 'statements', statements: stated }
  }
  if (reports.includes(format)) return { kind: 'status', report: readStatusReport(root) }
  const known = [...statements, ...reports].join(', ')
  throw new WrongBankFile(`is ${format}, not one of ${known}`)
}

/** From the namespace of the root element, which the parser removes. */
function formatOf(text: string) {
  const [, format = null] =
    /<(?:\w+:)?Document\s[^>]*:xsd:([a-z]{4}(?:\.\d{2,3}){3})["']/.exec(text) ?? []
  return format
}
