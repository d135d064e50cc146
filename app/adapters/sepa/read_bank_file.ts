import type { BankFile } from '#core/payments/sepa/statement'
import { readStatement } from '#adapters/sepa/read_statement'
import { readStatusReport } from '#adapters/sepa/read_status_report'
import { WrongBankFile } from '#core/ports/bank_files'
import { all, find, parseXml, type Xml, xmlText } from '#adapters/sepa/xml'

/** The messages that list movements, and the element of each of their lists. */
const lists = {
  BkToCstmrStmt: 'Stmt',
  BkToCstmrAcctRpt: 'Rpt',
  BkToCstmrDbtCdtNtfctn: 'Ntfctn',
} as const

/**
 * Reads a file of a bank: movements (camt.053, camt.052, camt.054) or a status report (pain.002). A
 * message is known by its element, not by its version or namespace, which banks change or leave out;
 * the elements that are read are the same in every version. Throws WrongBankFile for anything else.
 */
export function readBankFile(content: Uint8Array): BankFile {
  const root = parseXml(xmlText(content))
  const messages = Object.entries(lists).flatMap(([message, list]) =>
    find(root, message).map((found) => ({ found, list }))
  )
  if (messages.length > 0) return readStatements(messages)
  const [report] = find(root, 'CstmrPmtStsRpt')
  if (report) return { kind: 'status', report: readStatusReport(report) }
  throw new WrongBankFile('is no statement (camt.053, .052, .054) and no status report (pain.002)')
}

function readStatements(messages: readonly Readonly<{ found: Xml; list: string }>[]): BankFile {
  const statements = messages.flatMap(({ found, list }) => all(found, list).map(readStatement))
  if (statements.length === 0) throw new WrongBankFile('holds no statement')
  return { kind: 'statements', statements }
}
