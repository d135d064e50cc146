import string from '@adonisjs/core/helpers/string'
import { errors } from '@adonisjs/limiter'
import RateLimiterBridge from '@adonisjs/limiter/stores/bridge'
import type { LimiterConsumptionOptions, LimiterStoreContract } from '@adonisjs/limiter/types'
import type { Redis } from 'ioredis'
import { RateLimiterRedis } from 'rate-limiter-flexible'

type Key = string | number

/**
 * Counts in Redis. Whatever cannot be counted there is counted in another store, so that a limit holds
 * while Redis is gone. The two do not know of each other: whoever had used up a limit may use it up once more.
 */
export class RedisLimits extends RateLimiterBridge {
  readonly name = 'redis'

  constructor(
    private redis: Redis,
    { duration, requests }: LimiterConsumptionOptions,
    private other: LimiterStoreContract
  ) {
    const [points, seconds] = [requests, string.seconds.parse(duration)]
    const place = { storeClient: redis, keyPrefix: 'limit', rejectIfRedisNotReady: true }
    super(new RateLimiterRedis({ ...place, points, duration: seconds }))
  }

  consume(key: Key, amount?: number) {
    return this.#orElse(super.consume(key, amount), () => this.other.consume(key, amount))
  }

  increment(key: Key, amount?: number) {
    return this.#orElse(super.increment(key, amount), () => this.other.increment(key, amount))
  }

  decrement(key: Key, amount?: number) {
    return this.#orElse(super.decrement(key, amount), () => this.other.decrement(key, amount))
  }

  block(key: Key, duration: string | number) {
    return this.#orElse(super.block(key, duration), () => this.other.block(key, duration))
  }

  set(key: Key, requests: number, duration?: string | number) {
    return this.#orElse(super.set(key, requests, duration), () =>
      this.other.set(key, requests, duration)
    )
  }

  delete(key: Key) {
    return this.#orElse(super.delete(key), () => this.other.delete(key))
  }

  get(key: Key) {
    return this.#orElse(super.get(key), () => this.other.get(key))
  }

  async clear() {
    await this.other.clear()
    await this.redis.flushdb()
  }

  async #orElse<T>(counted: Promise<T>, countElsewhere: () => Promise<T>) {
    try {
      return await counted
    } catch (error) {
      if (error instanceof errors.E_TOO_MANY_REQUESTS) throw error
      return countElsewhere()
    }
  }
}
