import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import { LucidUnitOfWork } from '#adapters/lucid/lucid_unit_of_work'
import { memberAccount } from '#core/credits/movement'
import { onDisk } from '#database/sqlite_disk'
import { rate, type Rated } from '#tests/bench/ledger/rate'

const unitOfWork = new LucidUnitOfWork(db)

/**
 * Rates the posting of a message's cost, with checks, idempotency and balances. The baseline is a
 * transaction that inserts two plain rows.
 */
export async function ratePostings(members: readonly string[]): Promise<Rated[]> {
  let turn = 0
  const next = () => members[(turn += 1) % members.length]
  const [hot] = members
  return rate(db.connection().dialect.name, [
    { name: 'plain two-row insert, one after another', atOnce: 1, run: () => plain(next()) },
    { name: 'posting, one after another', atOnce: 1, run: () => post(next()) },
    { name: 'plain two-row insert, ten at once', atOnce: 10, run: () => plain(next()) },
    { name: 'posting, ten at once', atOnce: 10, run: () => post(next()) },
    { name: 'posting, ten at once on one hot account', atOnce: 10, run: () => post(hot) },
  ])
}

/** Flushed to disk at the end, like every unit of work. */
async function plain(userId: string) {
  const at = Date.now()
  await db.transaction((client) =>
    client.table('bench_legs').multiInsert([
      { id: uuid(), account: memberAccount(userId), credits: -1, at },
      { id: uuid(), account: 'house:spent', credits: 1, at },
    ])
  )
  await onDisk()
}

function post(userId: string) {
  const id = uuid()
  const legs = { from: memberAccount(userId), to: 'house:spent' } as const
  const movement = { id, kind: 'message', ...legs, credits: 1, orderId: null } as const
  return unitOfWork.run(({ ledger }) =>
    ledger.post({ ...movement, idempotencyKey: `message:${id}`, at: DateTime.utc() })
  )
}
