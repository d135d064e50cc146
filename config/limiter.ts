import env from '#start/env'
import { defineConfig, stores } from '@adonisjs/limiter'
import { limitsInRedis } from '#config/limits_in_redis'
import { redisUrl } from '#config/redis'

const database = stores.database({ tableName: 'rate_limits' })

/** Where limits are counted that are not worth a query, and should hold for all nodes together. */
export const storeOfAllNodes = redisUrl ? 'redis' : 'memory'

const limiterConfig = defineConfig({
  default: env.get('LIMITER_STORE') ?? (redisUrl ? 'redis' : 'database'),
  stores: {
    redis: redisUrl ? limitsInRedis(redisUrl, database) : database,
    database,
    memory: stores.memory({}),
  },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
