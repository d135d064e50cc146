import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import type { LoginFailures } from '#core/accounts/logging_in/login_lockout'

/** One try to log in: whose account, and from which IP address, both as digests. */
export type LoginAttempt = Readonly<{ id: string; account: string; address: string; at: DateTime }>

type Row = Readonly<{
  account: string
  address: string
  at: number
  failed: boolean
}>

/** So long a try may take; after that its process is gone, and it was a failure. */
const longestTryMinutes = 1

/** Counts a try before it is made; those of yesterday are forgotten. */
export async function noteAttempt({ at, ...attempt }: LoginAttempt) {
  const dayBefore = at.minus({ days: 1 }).toMillis()
  await db.from('login_attempts').where('at', '<', dayBefore).delete()
  await db.table('login_attempts').insert({ ...attempt, at: at.toMillis(), failed: false })
}

export async function noteFailure({ id }: LoginAttempt) {
  await db.from('login_attempts').where('id', id).update({ failed: true })
}

/** The others, since then, of the same account and from the same address. */
export async function otherAttempts(attempt: LoginAttempt, since: DateTime) {
  const rows = await otherRows(attempt, since)
  const longAgo = attempt.at.minus({ minutes: longestTryMinutes }).toMillis()
  const failed = rows.filter((row) => row.failed || row.at < longAgo)
  return {
    failures: failuresIn(failed, attempt),
    /** As if all that are under way fail, too. */
    atWorst: failuresIn(rows, attempt),
  }
}

function otherRows({ id, account, address }: LoginAttempt, since: DateTime): Promise<Row[]> {
  return db
    .from('login_attempts')
    .where((same) => same.where('account', account).orWhere('address', address))
    .where('at', '>', since.toMillis())
    .whereNot('id', id)
    .select('account', 'address', 'at', 'failed')
}

function failuresIn(rows: readonly Row[], { account, address }: LoginAttempt): LoginFailures {
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
  return DateTime.fromMillis(at, { zone: 'utc' })
}
