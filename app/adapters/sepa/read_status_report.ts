import type { StatusReport } from '#core/payments/sepa/statement'
import { all, requiredTextAt, textAt, type Xml } from '#adapters/sepa/xml'

/** Reads what a bank refused of a file (pain.002): the file, a group or single debits. */
export function readStatusReport(report: Xml): StatusReport {
  const groups = all(report, 'OrgnlPmtInfAndSts')
  const [original = {}] = all(report, 'OrgnlGrpInfAndSts')
  return {
    messageId: requiredTextAt(report, 'OrgnlGrpInfAndSts', 'OrgnlMsgId'),
    refused: textAt(original, 'GrpSts') === 'RJCT' ? reasonOf(original) : null,
    groups: groups
      .filter((group) => textAt(group, 'PmtInfSts') === 'RJCT')
      .map((group) => ({ id: requiredTextAt(group, 'OrgnlPmtInfId'), reason: reasonOf(group) })),
    debits: [report, ...groups]
      .flatMap((group) => all(group, 'TxInfAndSts'))
      .filter((debit) => textAt(debit, 'TxSts') === 'RJCT')
      .map((debit) => ({
        endToEndId: textAt(debit, 'OrgnlEndToEndId'),
        mandateReference: mandateOf(debit),
        reason: reasonOf(debit),
      })),
  }
}

/** In the latest versions one element deeper. */
function mandateOf(debit: Xml) {
  const [about = {}] = all(debit, 'OrgnlTxRef', 'MndtRltdInf')
  return textAt(about, 'MndtId') ?? textAt(about, 'DrctDbtMndt', 'MndtId')
}

/** An ISO code, or text of the bank's own. */
function reasonOf(node: Xml) {
  const code = textAt(node, 'StsRsnInf', 'Rsn', 'Cd') ?? textAt(node, 'StsRsnInf', 'Rsn', 'Prtry')
  return code ?? 'NARR'
}
