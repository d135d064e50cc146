import env from '#start/env'
import { defineConfig, drivers } from '@adonisjs/queue'

export default defineConfig({
  default: 'database',
  adapters: {
    database: drivers.database({ connectionName: env.get('DB_CONNECTION') ?? 'sqlite' }),
  },
  worker: {
    concurrency: 5,
    idleDelay: '500ms',
    gracefulShutdown: false,
  },
  locations: ['./app/jobs/**/*.{ts,js}'],
})
