import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, syncDestination, targets } from '@adonisjs/core/logger'
import { loggedError } from '#config/logged_error'
import { redact } from '#config/log_redaction'

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'vonk',
      level: env.get('LOG_LEVEL'),
      destination: app.inProduction ? undefined : await syncDestination(),
      transport: { targets: [targets.file({ destination: 1 })] },
      hooks: { streamWrite: redact },
      serializers: { err: loggedError },
      redact: { paths: ['password', '*.password', 'email', '*.email', 'secret', '*.secret'] },
    },
  },
})

export default loggerConfig

declare module '@adonisjs/core/types' {
  export interface LoggersList extends InferLoggers<typeof loggerConfig> {}
}
