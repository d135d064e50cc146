import { DateTime } from 'luxon'
import { fingerprintOf } from '#adapters/sepa/fingerprint'
import { importStatements } from '#core/payments/sepa/import_statements'
import type { StatementLine } from '#core/payments/sepa/statement'
import type { Uses } from '#core/ports'
import { ownIban, payerIban } from '#tests/support/sepa/camt'

/** A movement on our account, with the fingerprint that a file gives it. */
export function statementLine(changes: Partial<StatementLine> = {}): StatementLine {
  const line = {
    bankReference: null,
    direction: 'in',
    isReversal: false,
    amount: 2024,
    currency: 'EUR',
    bookedOn: DateTime.utc(2026, 11, 19),
    endToEndId: null,
    mandateReference: null,
    groupId: null,
    returnReason: null,
    text: '',
    notes: '',
    otherName: 'Ada Jansen',
    otherIban: payerIban,
    ...changes,
  } as const
  return { fingerprint: fingerprintOf(line), ...line }
}

type ImportPorts = Uses<'clock' | 'ids' | 'unitOfWork' | 'payments' | 'events'>

/** Imports one file of our bank with these movements. */
export async function importLines(ports: ImportPorts, ...lines: readonly StatementLine[]) {
  const entries = lines.map((line) => {
    const { direction, amount, currency } = line
    return { direction, amount, currency, lines: [line] }
  })
  const statements = [{ account: ownIban, entries }]
  const imported = await importStatements(ports, { statements, accounts: [ownIban] })
  if (!imported.ok) throw new Error(imported.refusal)
  return imported.value.movements
}
