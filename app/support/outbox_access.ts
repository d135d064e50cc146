import app from '@adonisjs/core/services/app'
import env from '#start/env'

/** The outbox shows everyone's mail: only where none is real, in development and in the demo. */
export function outboxIsOpen() {
  const mailer = env.get('MAIL_MAILER') ?? 'outbox'
  return mailer === 'outbox' && (!app.inProduction || env.get('DEMO') === true)
}
