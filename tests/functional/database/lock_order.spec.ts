import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import { DateTime } from 'luxon'
import { v7 as uuid } from 'uuid'
import { transact } from '#database/transact'
import { LucidUnitOfWork } from '#adapters/lucid/lucid_unit_of_work'
import { UnitOfWork, type Repositories } from '#core/ports/unit_of_work'
import { terminal } from '#core/admin/admin'
import { returnShortTransfer } from '#core/admin/money/settle_short_transfer'
import { endIncompleteTransfers } from '#core/payments/bank_transfer/end_transfer'
import { recordTransfer } from '#core/payments/bank_transfer/record_transfer'
import { placeOrder } from '#core/payments/orders/place_order'
import { settleOrder } from '#core/payments/settling/settle_order'
import { defaultSettings } from '#core/sites/settings/settings'
import BankTransfer from '#models/bank_transfer'
import User from '#models/user'
import { committing } from '#tests/support/database/transactions'
import { countOf, join } from '#tests/support/people/members'
import { ada, bob, cleo, dirk } from '#tests/support/people/people'
import { setCompanyAccount } from '#tests/support/sepa/company_account'
import { orderedByTransfer } from '#tests/support/payments/bank_transfers'
import * as shop from '#tests/support/payments/shop'
import { sitePorts } from '#tests/support/site/ports'

const isPostgres = process.env.DB_CONNECTION === 'pg'

/** Waits a moment after each lock, so that concurrent units of work hold theirs at the same time. */
class SlowUnitOfWork extends UnitOfWork {
  readonly #real = new LucidUnitOfWork(db)

  run<T>(work: (repositories: Repositories) => Promise<T>) {
    return this.#real.run((repositories) => {
      const { users, orders, discountCodes, bankTransfers } = repositories
      for (const rows of [users, orders, discountCodes, bankTransfers]) {
        const lock = rows.lock.bind(rows) as (key: string) => Promise<never>
        rows.lock = async (key: string) => {
          const row = await lock(key)
          await new Promise((proceed) => setTimeout(proceed, 100))
          return row
        }
      }
      return work(repositories)
    })
  }
}

test.group('Concurrent units of work', (group) => {
  committing(group)
  group.setup(() => join(ada(), bob(), cleo(), dirk()))

  test('that settle an order and place another with the same code wait for each other, without a deadlock', async ({
    client,
    assert,
  }) => {
    await shop.storeCode()
    const code = { code: 'SPRING10', shown_total: 1799 }
    const { order, payment } = await shop.placeOrder(client, ada(), code)
    await shop.setProviderStatus(payment, 'paid')
    const ports = { ...(await sitePorts()), unitOfWork: new SlowUnitOfWork() }
    const before = await deadlocks()
    const [settled, placed] = await Promise.all([
      settleOrder(ports, { orderId: order.id }),
      placeOrder(ports, {
        userId: ada().user.id,
        packageId: order.packageId,
        method: 'ideal',
        closed: [],
        settings: defaultSettings,
        country: 'NL',
        code: 'SPRING10',
        clientId: 'form-2',
        usesAtOnce: true,
        shownTotal: 1799,
        language: 'nl',
        bank: null,
        description: 'Credits',
        returnUrl: (id) => `https://vonk.test/transactions/${id}`,
        webhookUrl: () => 'https://vonk.test/webhooks/payments/sandbox',
      }),
    ])
    assert.equal(settled.ok && settled.value.status, 'completed')
    assert.deepInclude(placed, { ok: false, refusal: 'code_used' })
    assert.equal(await deadlocks(), before)
  })

  test('that give back one transfer of too little wait for each other, and one of them does', async ({
    client,
    assert,
  }) => {
    await setCompanyAccount()
    const { order, reference } = await orderedByTransfer(client, bob())
    const ports = { ...(await sitePorts()), unitOfWork: new SlowUnitOfWork() }
    const line = { reference, amount: 1500, currency: 'EUR', bookedOn: DateTime.utc() }
    await recordTransfer(ports, { ...line, id: uuid(), payerName: null, payerIban: null })
    const incompleteSince = DateTime.utc().minus({ days: 15 }).toMillis()
    await BankTransfer.query().where({ reference }).update({ incompleteSince })
    const before = await deadlocks()
    const [ended, returned] = await Promise.all([
      endIncompleteTransfers(ports),
      returnShortTransfer(ports, { by: terminal, reference, reason: 'Asked by phone' }),
    ])
    assert.equal(await deadlocks(), before)
    assert.equal(ended + Number(returned.ok), 1)
    assert.equal((await shop.orderOutcome(order)).status, 'cancelled')
    assert.equal(await countOf('surplus_payments'), 1)
  })

  test('that stand in each other’s way are run again', async ({ assert }) => {
    let runs = 0
    const [first, second] = [bob().user.id, cleo().user.id]
    let locked = 0
    const both = Promise.withResolvers<void>()
    const lockBoth = (ids: readonly string[]) =>
      transact(db, async (trx) => {
        runs += 1
        for (const id of ids) {
          await User.query({ client: trx }).where('id', id).forUpdate().firstOrFail()
          if (++locked === 2) both.resolve()
          if (isPostgres) await both.promise
        }
      })
    await Promise.all([lockBoth([first, second]), lockBoth([second, first])])
    // SQLite has one writer at a time.
    assert.equal(runs, isPostgres ? 3 : 2)
  })

  test('that read what another has changed since are run again, if they asked for that', async ({
    assert,
  }) => {
    const { id } = dirk().user
    let runs = 0
    let haveRead = 0
    const both = Promise.withResolvers<void>()
    const countOne = () =>
      transact(db, async (trx) => {
        runs += 1
        // Else PostgreSQL would let the second write over the first.
        if (isPostgres) await trx.rawQuery('set transaction isolation level repeatable read')
        const { freeMessagesUsed: used } = await User.query({ client: trx })
          .where({ id })
          .firstOrFail()
        if (++haveRead === 2) both.resolve()
        if (isPostgres) await both.promise
        await trx
          .from('users')
          .where({ id })
          .update({ free_messages_used: used + 1 })
      })
    await Promise.all([countOne(), countOne()])
    assert.equal((await User.findOrFail(id)).freeMessagesUsed, 2)
    assert.equal(runs, isPostgres ? 3 : 2)
  })

  test('that fail for another reason are not run again', async ({ assert }) => {
    let runs = 0
    const fails = transact(db, async () => {
      runs += 1
      throw new Error('wrong')
    })
    await assert.rejects(() => fails, 'wrong')
    assert.equal(runs, 1)
  })
})

/** Deadlocks that PostgreSQL has ended so far. */
async function deadlocks() {
  if (!isPostgres) return 0
  await db.rawQuery('select pg_stat_force_next_flush()')
  const { rows } = await db.rawQuery(
    'select deadlocks from pg_stat_database where datname = current_database()'
  )
  return Number(rows[0].deadlocks)
}
