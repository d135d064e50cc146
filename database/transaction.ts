import type { QueryClient } from '@adonisjs/lucid/database'
import type { QueryClientContract, TransactionClientContract } from '@adonisjs/lucid/types/database'
import type { Knex } from 'knex'

/**
 * Runs work in a transaction: commits when it has ended, rolls back when it fails. Inside another
 * transaction, as tests have around everything, it is a savepoint of that.
 *
 * Like `transaction` of Lucid, but not by a transaction of Knex, which is a whole new Knex: by a few
 * small objects, for the sake of the garbage collector (decision 129).
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

/** Knex drops a connection from its pool that carries an error. That of SQLite knows its transaction. */
type Connection = { __knex__disposed?: unknown; inTransaction?: boolean }

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
}

class Transaction extends Queries {
  static async begin(pool: Knex.Client) {
    const connection = await pool.acquireConnection()
    const ofTransaction = { connection, hasEnded: false, savepoints: 0 }
    const client = Object.assign(Object.create(holding(pool)), ofTransaction)
    const transaction = new this(client, pool)
    try {
      await transaction.#send('BEGIN;')
    } catch (error) {
      await pool.releaseConnection(connection)
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
    // From here on: a statement that is sent before the answer comes would run after the commit.
    this.client.hasEnded = true
    try {
      const { response } = await this.#send('COMMIT;')
      // So PostgreSQL ends a transaction in which a statement failed, whoever has caught that.
      if (response?.command === 'ROLLBACK') throw new Error('The transaction was rolled back')
    } catch (error) {
      // SQLite leaves a transaction open whose commit broke a deferred constraint.
      await this.#rollBack()
      throw error
    }
    await this.pool.releaseConnection(this.client.connection)
  }

  async rollback() {
    if (this.isCompleted()) return
    this.client.hasEnded = true
    await this.#rollBack()
  }

  /** A connection that cannot is not used again. */
  async #rollBack() {
    const { connection } = this.client
    try {
      // SQLite has done so itself when its disk is full.
      if (connection.inTransaction !== false) await this.#send('ROLLBACK')
    } catch (error) {
      connection.__knex__disposed = error
    }
    await this.pool.releaseConnection(connection)
  }

  /** Past the refusal of what is sent after the end. */
  #send(statement: string) {
    return this.pool.query(this.client.connection, statement)
  }
}

/** Inside it a write may fail without the transaction. */
class Savepoint extends Queries {
  #hasEnded = false

  static async begin(client: HoldingClient) {
    const savepoint = new this(client, `savepoint_${++client.savepoints}`)
    await savepoint.#send('SAVEPOINT')
    return savepoint
  }

  private constructor(
    client: HoldingClient,
    private name: string
  ) {
    super(client)
  }

  isCompleted() {
    return this.#hasEnded || this.client.hasEnded
  }

  async commit() {
    await this.#send('RELEASE SAVEPOINT')
    this.#hasEnded = true
  }

  /** Where the whole transaction is gone, its commit tells: what went wrong here matters more. */
  async rollback() {
    if (this.isCompleted()) return
    this.#hasEnded = true
    await this.#send('ROLLBACK TO SAVEPOINT').catch(() => {})
  }

  async #send(statement: string) {
    await this.client.query(this.client.connection, `${statement} ${this.name};`)
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
