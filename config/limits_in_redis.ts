import { configProvider } from '@adonisjs/core'
import type { ConfigProvider } from '@adonisjs/core/types'
import type { LimiterManagerStoreFactory } from '@adonisjs/limiter/types'

/** Limits that are counted in Redis, and in another store while it is gone. */
export function limitsInRedis(url: string, other: ConfigProvider<LimiterManagerStoreFactory>) {
  return configProvider.create(async (app): Promise<LimiterManagerStoreFactory> => {
    const makeOther = await other.resolver(app)
    const { sharedConnectionTo } = await import('#redis/connection')
    const { RedisLimits } = await import('#redis/redis_limits')
    const redis = sharedConnectionTo(url)
    return (options) => new RedisLimits(redis, options, makeOther(options))
  })
}
