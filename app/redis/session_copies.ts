import type { SessionData } from '@adonisjs/session/types'
import type { Redis } from 'ioredis'
import { LRUCache } from 'lru-cache'

/**
 * Seconds for which a copy is read without asking the database. It is not prolonged by being read, so
 * that whatever goes wrong with a copy is over by then.
 */
const age = 600

/** Most ids that are remembered while Redis is gone. */
const mostMissed = 100_000

/**
 * Copies of session rows in Redis. They may be lost at any time: the row is what counts. Nothing here
 * throws, as every page reads a session.
 */
export class SessionCopies {
  /** Sessions whose copy could not be changed when their row was. Later than its age it is gone anyway. */
  #missed = new LRUCache<string, true>({ max: mostMissed, ttl: 2 * age * 1000 })

  constructor(private redis: Redis) {
    // Sent before any other command of the new connection.
    redis.on('ready', () => void this.#removeMissed())
  }

  /** Null: there is no such session, as is known; undefined: there is no copy. */
  async find(id: string): Promise<SessionData | null | undefined> {
    if (this.#missed.has(id)) return undefined
    try {
      const text = await this.redis.get(keyOf(id))
      return text === null ? undefined : JSON.parse(text)
    } catch {
      return undefined
    }
  }

  /** Keeps what was read, unless the session was changed meanwhile. */
  async add(id: string, data: SessionData | null) {
    await this.redis.set(keyOf(id), JSON.stringify(data), 'EX', age, 'NX').catch(() => {})
  }

  /** Keeps what was written, or that the session is no more. */
  async put(id: string, data: SessionData | null) {
    try {
      await this.redis.set(keyOf(id), JSON.stringify(data), 'EX', age)
    } catch {
      // A server without room left takes no more, and can still remove.
      await this.redis.del(keyOf(id)).catch(() => this.#missed.set(id, true))
    }
  }

  async #removeMissed() {
    const ids = [...this.#missed.keys()]
    if (ids.length === 0) return
    this.#missed.clear()
    await this.redis.del(ids.map(keyOf)).catch(() => {
      for (const id of ids) this.#missed.set(id, true)
    })
  }
}

function keyOf(id: string) {
  return `session:${id}`
}
