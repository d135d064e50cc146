import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { LoginFailures } from '#core/accounts/logging_in/login_lockout'

/** One try to log in: whose account, and from which IP address, both as digests. */
export type LoginAttempt = Readonly<{ id: string; account: string; address: string; at: DateTime }>

type Row = Readonly<{ account: string; address: string; at: number | string }>

/** Counts a try as failed until it turns out otherwise; those of yesterday are forgotten. */
export async function noteAttempt({ at, ...attempt }: LoginAttempt) {
  const dayBefore = at.minus({ days: 1 }).toMillis()
  await db.from('login_attempts').where('at', '<', dayBefore).delete()
  await db.table('login_attempts').insert({ ...attempt, at: at.toMillis() })
}

/** The other failures, since then, of the same account and from the same address. */
export async function otherFailures(
  { id, account, address }: LoginAttempt,
  since: DateTime
): Promise<LoginFailures> {
  const rows: Row[] = await db
    .from('login_attempts')
    .where((same) => same.where('account', account).orWhere('address', address))
    .where('at', '>', since.toMillis())
    .whereNot('id', id)
    .select('account', 'address', 'at')
  return {
    ofAccount: rows.filter((row) => row.account === account).map(momentOf),
    ofAddress: rows.filter((row) => row.address === address).map(momentOf),
  }
}

export async function forgetAttempt({ id }: LoginAttempt) {
  await db.from('login_attempts').where('id', id).delete()
}

/** The owner came in: failures before that were their own slips. */
export async function forgetAttempts({ account }: Pick<LoginAttempt, 'account'>) {
  await db.from('login_attempts').where('account', account).delete()
}

function momentOf({ at }: Row) {
  return DateTime.fromMillis(Number(at), { zone: 'utc' })
}
