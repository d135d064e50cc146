import type { OpenPart } from '#core/admin/money/open_part'
import BankMovement from '#models/bank_movement'
import { foundCount, type FoundCount } from '#queries/admin/lists/found_count'
import {
  failedSurplus,
  short,
  shortTransfers,
  standing,
  standingClaims,
  unclear,
  unclearItems,
} from '#queries/admin/money/open_parts'
import { stuckSurplus } from '#queries/payments/stuck_surplus'

/** Which part of what waits is shown, and where its page begins; without a part the first page of all. */
export type OpenFilter = Readonly<{ part: OpenPart | null; after: string | null }>

type Part<Row> = Readonly<{ rows: readonly Row[]; next: string | null; found: FoundCount }>

/**
 * What waits for an operator's decision: transfers of too little, unclear money with the orders it may
 * be for, surplus that no provider returned, and what members owe. Amounts in minor units, instants in
 * milliseconds.
 */
export async function openMoney({ after, part }: OpenFilter, size = 25) {
  const of = async <Row>(
    name: OpenPart,
    list: (after: string | null, size: number) => Promise<Omit<Part<Row>, 'found'>>,
    all: Parameters<typeof foundCount>[0]
  ): Promise<Part<Row>> => {
    if (part !== null && part !== name) return nothing
    return { ...(await list(after, size)), found: await foundCount(all) }
  }
  return {
    short: await of('short', shortTransfers, short()),
    unclear: await of('unclear', unclearItems, unclear()),
    surplus: await of('surplus', failedSurplus, stuckSurplus()),
    claims: await of('claims', standingClaims, standing()),
    interrupted: await interruptedMovements(),
  }
}

const nothing = { rows: [], next: null, found: { number: 0, isMore: false } }

/** How many of the parts together. */
export function sumOf(...counts: readonly FoundCount[]): FoundCount {
  return {
    number: counts.reduce((sum, { number }) => sum + number, 0),
    isMore: counts.some(({ isMore }) => isMore),
  }
}

/** Movements whose import was interrupted: their file has to be imported again. */
async function interruptedMovements() {
  const { number } = await foundCount(BankMovement.query().whereNull('outcome'))
  return number
}
