import env from '#start/env'
import app from '@adonisjs/core/services/app'
import { defineConfig, syncDestination } from '@adonisjs/core/logger'
import { logOutput } from '#config/log_output'
import { loggedError } from '#config/logged_error'
import { redact } from '#config/log_redaction'

const standardOutput = 1

const loggerConfig = defineConfig({
  default: 'app',
  loggers: {
    app: {
      enabled: true,
      name: 'vonk',
      level: env.get('LOG_LEVEL'),
      destination: app.inProduction ? logOutput(standardOutput) : await syncDestination(),
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
