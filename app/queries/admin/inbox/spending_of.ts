import db from '@adonisjs/lucid/services/db'
import type { DateTime } from 'luxon'
import type { Spent } from '#core/admin/inbox/spending'
import { memberAccount } from '#core/credits/movement'
import { read } from '#queries/read'

/** A member in one conversation. */
type Spender = Readonly<{ id: string; memberId: string; userId: string }>

const none: Spent = { week: 0, month: 0 }

/** What members spent in the last 7 and 30 days, in a conversation and everywhere: two queries for all. */
export async function spendingOf(spenders: readonly Spender[], now: DateTime) {
  const week = now.minus({ days: 7 }).toMillis()
  const month = now.minus({ days: 30 }).toMillis()
  const sum = (amount: string, at: string) => [
    db.raw(`sum(${amount}) as month`),
    db.raw(`sum(case when ${at} >= ? then ${amount} else 0 end) as week`, [week]),
  ]
  const here = await read<Spent & Readonly<{ key: string }>>('messages')
    .whereIn(
      'conversation_id',
      spenders.map(({ id }) => id)
    )
    .whereIn(
      'sender_id',
      spenders.map(({ memberId }) => memberId)
    )
    .where('sent_at', '>=', month)
    .where((lately) => lately.where('delivered_at', '>=', month).orWhereNull('delivered_at'))
    .groupBy('conversation_id')
    .select('conversation_id as key', ...sum('cost', 'sent_at'))
  const everywhere = await read<Spent & Readonly<{ key: string }>>('ledger_movements')
    .whereIn(
      'from_account',
      spenders.map(({ userId }) => memberAccount(userId))
    )
    .where('to_account', 'house:spent')
    .where('at', '>=', month)
    .groupBy('from_account')
    .select('from_account as key', ...sum('credits', 'at'))
  return ({ id, userId }: Spender) => ({
    here: spentIn(here, id),
    everywhere: spentIn(everywhere, memberAccount(userId)),
  })
}

/** Sums come as texts from PostgreSQL. */
function spentIn(rows: readonly (Spent & Readonly<{ key: string }>)[], key: string): Spent {
  const found = rows.find((row) => row.key === key)
  return found ? { week: Number(found.week), month: Number(found.month) } : none
}
