import { memberAccount, type MovementKind } from '#core/credits/movement'
import LedgerCheck from '#models/ledger_check'
import { foundCount } from '#queries/admin/lists/found_count'
import { read } from '#queries/read'
import { pageOf, type TimeCursor } from '#queries/time_cursor'

/** The last check of the ledger; null before the first. */
export function lastLedgerCheck() {
  return LedgerCheck.query().orderBy('checkedAt', 'desc').orderBy('id', 'desc').first()
}

/** A page of members' accounts, the newest members first: those with credits, or all. */
export async function memberAccounts(
  { all }: Readonly<{ all: boolean }>,
  after: string | null,
  size = 50
) {
  const query = accountsOf(all)
    .select('id', 'credits')
    .orderBy('id', 'desc')
    .limit(size + 1)
  if (after !== null) query.where('id', '<', after)
  const found = await query
  const accounts = found.slice(0, size)
  return {
    accounts: accounts.map(({ credits, id }) => ({
      userId: id,
      account: memberAccount(id),
      credits,
    })),
    next: found.length > size ? accounts[size - 1].id : null,
  }
}

export function memberAccountCount(all: boolean) {
  return foundCount(accountsOf(all))
}

function accountsOf(all: boolean) {
  const query = read<{ id: string; credits: number }>('users')
  if (!all) query.where('credits', '>', 0)
  return query
}

interface MovementRow {
  id: string
  kind: MovementKind
  fromAccount: string
  toAccount: string
  credits: number
  orderId: string | null
  at: number
}

/** A page of what reached and left an account, the newest first, in whole credits. */
export async function movementsOf(account: string, after: TimeCursor | null, size = 50) {
  const [reached, left] = await Promise.all([
    oneSide('to_account', account, after, size + 1),
    oneSide('from_account', account, after, size + 1),
  ])
  const found = [...reached, ...left].sort((one, other) => {
    return other.at - one.at || (other.id > one.id ? 1 : -1)
  })
  const { next, rows } = pageOf(found, size, ({ at, id }) => ({ at, id }))
  const movements = rows.map(({ at, credits, fromAccount, id, kind, orderId, toAccount }) => {
    const isIn = toAccount === account
    const other = isIn ? fromAccount : toAccount
    return { id, kind, at, orderId, other, change: isIn ? credits : -credits }
  })
  return { movements, next }
}

function oneSide(
  side: 'to_account' | 'from_account',
  account: string,
  after: TimeCursor | null,
  most: number
) {
  const query = read<MovementRow>('ledger_movements')
    .where(side, account)
    .select('id', 'kind', 'from_account', 'to_account', 'credits', 'order_id', 'at')
    .orderBy('at', 'desc')
    .orderBy('id', 'desc')
    .limit(most)
  if (after) query.whereRaw('(at, id) < (?, ?)', [after.at, after.id])
  return query
}

/** The balance of a member's account; null for an unknown member. */
export async function balanceOf(userId: string) {
  const row = await read<{ credits: number }>('users').where('id', userId).select('credits').first()
  return row?.credits ?? null
}
