import app from '@adonisjs/core/services/app'
import { defineConfig, drivers, exponentialBackoff } from '@adonisjs/queue'
import env from '#start/env'

/** Jobs are rows; one that failed is tried for about a day, and its row stays to be looked at. */
export default defineConfig({
  default: 'database',
  adapters: {
    database: drivers.database({ connectionName: env.get('DB_CONNECTION') ?? 'sqlite' }),
  },
  retry: {
    maxRetries: 12,
    backoff: exponentialBackoff({ baseDelay: '30s', maxDelay: '3h' }),
  },
  defaultJobOptions: { removeOnFail: false },
  worker: {
    concurrency: 5,
    idleDelay: '500ms',
    maxStalledCount: 10,
    gracefulShutdown: false,
  },
  locations: [app.makePath('app/jobs/**/*.{ts,js}')],
})
