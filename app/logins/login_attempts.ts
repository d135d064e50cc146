import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import {
  attemptsKeptFrom,
  type LoginAttempt,
  type NotedAttempt,
} from '#core/accounts/logging_in/login_lockout'

/** Records an attempt before it is made, and deletes those too old to count. */
export async function recordAttempt({ account, address, wider, at, id }: LoginAttempt) {
  await db.from('login_attempts').where('at', '<', attemptsKeptFrom(at).toMillis()).delete()
  await db
    .table('login_attempts')
    .insert({ id, account, address, wider, at: at.toMillis(), failed: false })
}

export async function recordFailure({ id }: LoginAttempt) {
  await db.from('login_attempts').where('id', id).update({ failed: true })
}

/** The other attempts since a moment, on the same account or from the same networks. */
export async function otherAttempts(
  { id, account, address, wider }: LoginAttempt,
  since: DateTime
): Promise<NotedAttempt[]> {
  const rows: Row[] = await db
    .from('login_attempts')
    .where((same) => {
      void same.where('account', account).orWhere('address', address)
      if (wider) void same.orWhere('wider', wider)
    })
    .where('at', '>', since.toMillis())
    .whereNot('id', id)
    .select('account', 'address', 'wider', 'at', 'failed')
  return rows.map((row) => ({
    account: row.account,
    address: row.address,
    wider: row.wider,
    at: DateTime.fromMillis(row.at, { zone: 'utc' }),
    failed: row.failed,
  }))
}

type Row = Readonly<{
  account: string
  address: string
  wider: string | null
  at: number
  failed: boolean
}>

export async function clearAttempt({ id }: LoginAttempt) {
  await db.from('login_attempts').where('id', id).delete()
}

/** Deletes an account's failed attempts once its owner has logged in. */
export async function clearAttempts({ account }: Pick<LoginAttempt, 'account'>) {
  await db.from('login_attempts').where('account', account).delete()
}
