import env from '#start/env'
import { defineConfig, stores } from '@adonisjs/limiter'

const chosenStore = env.get('LIMITER_STORE')

/**
 * Where limits are counted that should hold for all nodes together. On SQLite there is one node, which
 * spares its one writer.
 */
export const storeOfAllNodes =
  chosenStore ?? (env.get('DB_CONNECTION') === 'pg' ? 'database' : 'memory')

const limiterConfig = defineConfig({
  default: chosenStore ?? 'database',
  stores: {
    database: stores.database({ tableName: 'rate_limits' }),
    memory: stores.memory({}),
  },
})

export default limiterConfig

declare module '@adonisjs/limiter/types' {
  export interface LimitersList extends InferLimiters<typeof limiterConfig> {}
}
