import type { ApplicationService } from '@adonisjs/core/types'
import type { Redis } from 'ioredis'

/** Opens the Redis of a web process, where there is one, and logs when it is gone and back. */
export default class RedisProvider {
  #redis?: Redis

  constructor(protected app: ApplicationService) {}

  async ready() {
    const { redisUrl } = await import('#config/redis')
    if (redisUrl === null) return
    const { sharedConnectionTo } = await import('#redis/connection')
    const { watchRedis } = await import('#redis/watch_redis')
    const logger = await this.app.container.make('logger')
    this.#redis = sharedConnectionTo(redisUrl)
    watchRedis(this.#redis, ({ isThere, why }) => {
      if (isThere) logger.info('Redis answers')
      else logger.warn({ why }, 'Redis is gone: live events of other nodes wait, and pages poll')
    })
    // A site starts without it as well.
    await this.#redis.connect().catch(() => {})
  }

  async shutdown() {
    this.#redis?.disconnect()
  }
}
