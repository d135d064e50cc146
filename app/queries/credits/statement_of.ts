import db from '@adonisjs/lucid/services/db'
import { memberAccount } from '#core/credits/movement'
import { conversationOf, statementLines } from '#core/credits/statement'
import { partnersIn } from '#queries/messaging/partners_in'
import { read } from '#queries/read'
import { encodeCursor, type TimeCursor } from '#queries/payments/time_cursor'
import LedgerMovement from '#models/ledger_movement'

const pageSize = 30

/** Whose statement is read. */
type Holder = Readonly<{ userId: string; profileId: string }>

export type StatementLine = Awaited<ReturnType<typeof statementOf>>['lines'][number]

/** A page of all that changed a member's credits, newest first, and where the next one begins. */
export async function statementOf({ userId, profileId }: Holder, after: TimeCursor | null) {
  const rows = await movementsOf(userId, after)
  const movements = rows.slice(0, pageSize)
  const balance = movements.length > 0 ? await balanceAfter(userId, movements[0]) : 0
  const spent = movements.flatMap((movement) => conversationOf(movement) ?? [])
  const partners = await partnersIn(profileId, spent)
  const lines = statementLines({ userId, movements, balance }).map((line) => {
    return { ...line, partner: partners.get(conversationOf(line.movement) ?? '') ?? null }
  })
  return { lines, next: rows.length > pageSize ? cursorAt(movements[pageSize - 1]) : null }
}

function movementsOf(userId: string, after: TimeCursor | null) {
  const query = ofMember(userId)
  if (after) query.whereRaw('(at, id) < (?, ?)', [after.at, after.id])
  return query
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(pageSize + 1)
}

function ofMember(userId: string) {
  const account = memberAccount(userId)
  return LedgerMovement.query().where((legs) => legs.where('from', account).orWhere('to', account))
}

/** What the member had once this movement was booked, in whole credits. */
async function balanceAfter(userId: string, { at, id }: LedgerMovement) {
  const account = memberAccount(userId)
  const change = 'sum(case when to_account = ? then credits else -credits end) as balance'
  const { balance } = await read<{ balance: number }>('ledger_movements')
    .where((legs) => legs.where('from_account', account).orWhere('to_account', account))
    .whereRaw('(at, id) <= (?, ?)', [at.toMillis(), id])
    .select(db.raw(change, [account]))
    .firstOrFail()
  return balance
}

function cursorAt({ at, id }: LedgerMovement) {
  return encodeCursor({ at: at.toMillis(), id })
}
