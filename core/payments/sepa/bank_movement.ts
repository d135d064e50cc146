import type { DateTime } from 'luxon'
import type { LineOutcome } from '#core/payments/sepa/import_statement_line'
import type { StatementLine } from '#core/payments/sepa/statement'
import type { Uses } from '#core/ports'

/** A movement on our account that a bank has told us of, in one file or in several. */
export type BankMovement = Readonly<{
  id: string
  /** Our IBAN. */
  account: string
  fingerprint: string
  /** Which of several movements with one fingerprint it is, from 0. */
  position: number
  bankReference: string | null
  direction: StatementLine['direction']
  /** Minor units. */
  amount: number
  currency: string
  bookedOn: DateTime
  /** What became of it; null until its import is finished. */
  outcome: LineOutcome | null
  foundAt: DateTime
}>

type Known = Pick<BankMovement, 'id' | 'bankReference'>

/**
 * The movement that a line of another file repeats; null when the line is a new one. `known` are the
 * movements with its fingerprint, `seen` the ids of those that this file has listed already: what one
 * file lists twice came twice. References tell movements apart where the bank gives them for both.
 * Rule: docs/product/payments.md, Bank statements.
 */
export function repeatedMovement<M extends Known>(
  { bankReference }: Pick<StatementLine, 'bankReference'>,
  known: readonly M[],
  seen: ReadonlySet<string>
): M | null {
  const unseen = known.filter(({ id }) => !seen.has(id))
  const same = unseen.find((movement) => movement.bankReference === bankReference)
  const mayBeSame = unseen.find((movement) => !movement.bankReference || !bankReference)
  return same ?? mayBeSame ?? null
}

type FoundLine = Readonly<{
  account: string
  line: StatementLine
  /** The ids of the movements that this file has listed already; this one's is added. */
  seen: Set<string>
}>

/** Stores the movement of a line, or returns the one that it repeats. */
export async function registerMovement(
  { unitOfWork, ids, clock }: Uses<'unitOfWork' | 'ids' | 'clock'>,
  { account, line, seen }: FoundLine
): Promise<BankMovement> {
  const { fingerprint, bankReference, direction, amount, currency, bookedOn } = line
  const movement = await unitOfWork.run(async ({ bankMovements }) => {
    const known = await bankMovements.where({ account, fingerprint }, 'position')
    const repeated = repeatedMovement(line, known, seen)
    if (repeated && bankReference && !repeated.bankReference) {
      await bankMovements.update(repeated.id, { bankReference })
    }
    if (repeated) return repeated
    const position = known.length
    const found = { id: ids.next(), account, fingerprint, position, bankReference, direction }
    const added = { ...found, amount, currency, bookedOn, outcome: null, foundAt: clock.now() }
    if (await bankMovements.addUnlessKnown(added)) return added
    // A concurrent import of the same file has added it meanwhile.
    return bankMovements.first({ account, fingerprint, position })
  })
  if (!movement) throw new Error(`No movement ${fingerprint}`)
  seen.add(movement.id)
  return movement
}
