import app from '@adonisjs/core/services/app'
import { defineConfig, drivers, exponentialBackoff } from '@adonisjs/queue'
import { backupPath, backupQueue } from '#config/backups'
import env from '#start/env'

/** Whether the web process works the queue too; otherwise `queue:work` runs beside it. */
export function worksInWebProcess() {
  return (env.get('QUEUE_WORKER') ?? 'web') === 'web'
}

/** The queues that this process takes jobs from. */
export const workedQueues = ['default', ...(backupPath ? [backupQueue] : [])]

/** A job without a heartbeat for this long is claimed by another worker. */
const takeover = `${env.get('QUEUE_TAKEOVER') ?? 30}s` as const

/** Jobs are rows; a failing one is retried for about a day, and its row stays for the operator. */
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
    concurrency: 1,
    idleDelay: '500ms',
    maxStalledCount: 10,
    stalledThreshold: takeover,
    stalledInterval: takeover,
    gracefulShutdown: false,
  },
  locations: [app.makePath('app/jobs/**/*.{ts,js}')],
})
