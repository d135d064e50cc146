import type { InMemoryRepositories } from '#tests/fakes/in_memory_repositories'
import { InMemoryRows, type LockWatch } from '#tests/fakes/in_memory_rows'

/** What is locked first, each by ascending key; everything else comes after it, and numbers last. */
const first = ['users', 'orders', 'discountCodes']
const last = 'invoices'

/** Rows that only the admin who has them in hand locks: they have no place in the order. */
const apart = ['proposals', 'workClaims', 'discountBatches']

/** A lock that one unit of work has taken. */
type Lock = Readonly<{ table: string; key: string }>

/**
 * Watches the locks of one unit of work, and throws where one comes too late: on PostgreSQL another
 * unit of work could wait for it, and this one for the other (decision 0073). Returns how to stop.
 */
export function watchLocks(repositories: InMemoryRepositories): () => void {
  const order = new LockOrder(repositories)
  const all = Object.entries(repositories).filter(([table, rows]) => {
    return rows instanceof InMemoryRows && !apart.includes(table)
  })
  const watched = all as [string, { watch: LockWatch | null }][]
  for (const [table, rows] of watched) {
    rows.watch = {
      locked: (key) => order.take({ table, key }),
      added: (key, row) => order.add({ table, key }, row as Referring),
    }
  }
  return () => watched.forEach(([, rows]) => (rows.watch = null))
}

/** The columns of a row that refer to what is locked first. */
type Referring = Readonly<{ userId?: string | null; orderId?: string | null }>

class LockOrder {
  readonly #held = new Set<string>()
  #last: Lock | null = null

  constructor(private repositories: InMemoryRepositories) {}

  take(lock: Lock) {
    const name = nameOf(lock)
    if (this.#held.has(name)) return
    if (this.#last && isBefore(lock, this.#last)) {
      throw new Error(`Locked after ${nameOf(this.#last)}: ${name} (decision 0073)`)
    }
    this.#held.add(name)
    this.#last = lock
  }

  /** Nobody else can lock a new row, but it locks what it refers to: a member guards their orders. */
  add(lock: Lock, { userId, orderId }: Referring) {
    this.#held.add(nameOf(lock))
    const order = orderId ? this.repositories.orders.rows.get(orderId) : null
    const owner = order?.userId ?? userId
    if (owner) this.take({ table: 'users', key: owner })
  }
}

function isBefore(one: Lock, other: Lock) {
  const [rank, otherRank] = [rankOf(one), rankOf(other)]
  return rank === otherRank ? rank < first.length && one.key < other.key : rank < otherRank
}

function rankOf({ table }: Lock) {
  if (table === last) return first.length + 1
  const rank = first.indexOf(table)
  return rank < 0 ? first.length : rank
}

function nameOf({ table, key }: Lock) {
  return `${table} ${key}`
}
