import env from '#start/env'
import { defineConfig, stores } from '@adonisjs/limiter'

/**
 * Where limits are counted that should hold for all nodes together. On SQLite there is one node, which
 * spares its one writer.
 */
export const storeOfAllNodes = env.get('DB_CONNECTION') === 'pg' ? 'database' : 'memory'

const limiterConfig = defineConfig({
  default: env.get('LIMITER_STORE') ?? 'database',
  stores: {
    database: stores.database({ tableName: 'rate_limits' }),
    memory: stores.memory({}),
  },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
