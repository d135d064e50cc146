import db from '@adonisjs/lucid/services/db'
import { memberAccount } from '#core/credits/movement'
import { conversationOf, statementLines } from '#core/credits/statement'
import { partnersIn } from '#queries/messaging/partners_in'
import { read } from '#queries/read'
import { pageOf, type TimeCursor } from '#queries/time_cursor'
import LedgerMovement from '#models/ledger_movement'
import MemberCorrection from '#models/member_correction'

const pageSize = 30

type Holder = Readonly<{ userId: string; profileId: string }>

export type StatementLine = Awaited<ReturnType<typeof statementOf>>['lines'][number]

/** A page of a member's credit movements, newest first. */
export async function statementOf({ userId, profileId }: Holder, after: TimeCursor | null) {
  const found = await movementsOf(userId, after)
  const { rows: movements, next } = pageOf(found, pageSize, ({ at, id }) => {
    return { at: at.toMillis(), id }
  })
  const balance = movements.length > 0 ? await balanceAfter(userId, movements[0]) : 0
  const spent = movements.flatMap((movement) => conversationOf(movement) ?? [])
  const partners = await partnersIn(profileId, spent)
  const reasons = await reasonsOf(movements)
  const lines = statementLines({ userId, movements, balance }).map((line) => {
    const partner = partners.get(conversationOf(line.movement) ?? '') ?? null
    return { ...line, partner, reason: reasons.get(line.movement.id) ?? null }
  })
  return { lines, next }
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

/** Why an admin corrected credits, by movement. */
async function reasonsOf(movements: readonly LedgerMovement[]) {
  const corrected = movements.filter(({ kind }) => kind === 'correction').map(({ id }) => id)
  if (corrected.length === 0) return new Map<string, string>()
  const corrections = await MemberCorrection.query().whereIn('movementId', corrected)
  return new Map(corrections.map(({ facts, movementId }) => [movementId ?? '', facts]))
}

/** The member's balance right after this movement, in whole credits. */
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
