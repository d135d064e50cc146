import type { QueryClient } from '@adonisjs/lucid/database'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Knex } from 'knex'

/**
 * Runs work in a transaction: commits when it has ended, rolls back when it fails. Inside another
 * transaction, as tests have around everything, it is a savepoint of that.
 *
 * Like `transaction` of Lucid, but for the transaction of Knex underneath: that is a whole new Knex,
 * and these are a few small objects, which the garbage collector is rid of sooner (decision 129).
 */
export async function inTransaction<T>(
  client: QueryClientContract,
  work: (client: TransactionClientContract) => Promise<T>
): Promise<T> {
  if (client.isTransaction) return client.transaction(work)
  const { client: pool } = (client as QueryClient).getWriteClient()
  const beginner = { transaction: () => Transaction.begin(pool) }
  const lucid: QueryClientContract = Object.create(client, {
    getWriteClient: { value: () => beginner },
  })
  return lucid.transaction(work)
}

/** Knex drops a connection from its pool that carries an error. */
type Connection = { __knex__disposed?: unknown }

/** The client of a pool, for the one connection that a transaction holds, and until it ends. */
type HoldingClient = Knex.Client & { connection: Connection; hasEnded: boolean; savepoints: number }

/** What Lucid asks of a transaction of Knex. */
abstract class Queries {
  constructor(readonly client: HoldingClient) {}

  queryBuilder() {
    return this.client.queryBuilder()
  }

  raw(...query: unknown[]) {
    return this.client.raw(...query)
  }

  transaction() {
    return Savepoint.begin(this.client)
  }

  protected async run(statement: string) {
    await this.client.query(this.client.connection, statement)
  }
}

class Transaction extends Queries {
  static async begin(pool: Knex.Client) {
    const connection = await pool.acquireConnection()
    const ofTransaction = { connection, hasEnded: false, savepoints: 0 }
    const client = Object.assign(Object.create(holding(pool)), ofTransaction)
    const transaction = new this(client, pool)
    try {
      await transaction.run('BEGIN;')
    } catch (error) {
      await transaction.#end()
      throw error
    }
    return transaction
  }

  private constructor(
    client: HoldingClient,
    private pool: Knex.Client
  ) {
    super(client)
  }

  isCompleted() {
    return this.client.hasEnded
  }

  async commit() {
    try {
      await this.run('COMMIT;')
    } catch (error) {
      // SQLite leaves a transaction open whose commit broke a deferred constraint.
      await this.rollback()
      throw error
    }
    await this.#end()
  }

  async rollback() {
    if (this.isCompleted()) return
    try {
      await this.run('ROLLBACK')
    } catch (error) {
      this.client.connection.__knex__disposed = error
    }
    await this.#end()
  }

  async #end() {
    this.client.hasEnded = true
    await this.pool.releaseConnection(this.client.connection)
  }
}

/** Inside it a write may fail without the transaction. */
class Savepoint extends Queries {
  #hasEnded = false

  static async begin(client: HoldingClient) {
    const savepoint = new this(client, `savepoint_${++client.savepoints}`)
    await savepoint.run(`SAVEPOINT ${savepoint.name};`)
    return savepoint
  }

  private constructor(
    client: HoldingClient,
    private name: string
  ) {
    super(client)
  }

  isCompleted() {
    return this.#hasEnded
  }

  async commit() {
    this.#hasEnded = true
    await this.run(`RELEASE SAVEPOINT ${this.name};`)
  }

  async rollback() {
    this.#hasEnded = true
    await this.run(`ROLLBACK TO SAVEPOINT ${this.name};`)
  }
}

const holdings = new WeakMap<Knex.Client, Knex.Client>()

/** The prototype of all clients that hold a connection of this pool. */
function holding(pool: Knex.Client) {
  const known = holdings.get(pool)
  if (known) return known
  const made: Knex.Client = Object.assign(Object.create(pool), {
    transacting: true,
    acquireConnection(this: HoldingClient) {
      return Promise.resolve(this.connection)
    },
    releaseConnection() {
      return Promise.resolve()
    },
    query(this: HoldingClient, connection: Connection, query: unknown) {
      refuseAfterEnd(this)
      return pool.query.call(this, connection, query)
    },
    stream(this: HoldingClient, ...streaming: Parameters<Knex.Client['stream']>) {
      refuseAfterEnd(this)
      return pool.stream.apply(this, streaming)
    },
  })
  holdings.set(pool, made)
  return made
}

/** The connection may be in another transaction by now. */
function refuseAfterEnd({ hasEnded }: HoldingClient) {
  if (hasEnded) throw new Error('The transaction has ended')
}
