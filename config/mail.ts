import { configProvider } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import env from '#start/env'
import { defineConfig, transports } from '@adonisjs/mail'

const username = env.get('SMTP_USERNAME')
const password = env.get('SMTP_PASSWORD')

/** The sender address of mails; its display name is the site's. */
export const mailFrom = env.get('MAIL_FROM') ?? 'hello@vonk.example'

/** The domain of envelope senders: `bounce+…` and `stop+…` are delivered to `mail:intake`. */
export const mailDomain = env.get('MAIL_DOMAIN') ?? mailFrom.split('@').at(-1) ?? 'vonk.example'

/** The token of the mail server for /webhooks/mail, which is closed without one. */
export const mailIntakeToken = env.get('MAIL_INTAKE_TOKEN')?.release()

const smtpHost = env.get('SMTP_HOST') ?? 'localhost'

/** Nothing is between us and a mail server of this machine, whose certificate is one that nobody trusts. */
const isOfThisMachine = ['localhost', '127.0.0.1', '::1'].includes(smtpHost)

/** Where mails go; tests change it. */
export const outgoing = { mailer: env.get('MAIL_MAILER') ?? ('outbox' as const) }

/** Whether mails leave this machine. */
export function sendsMail() {
  return outgoing.mailer === 'smtp'
}

/** The mail server that gets our mails, by its name on the internet; null where none outside does. */
export function mailServer() {
  const isOfOthers = sendsMail() && !isOfThisMachine && /\.[a-z]+$/i.test(smtpHost)
  return isOfOthers ? smtpHost : null
}

/** The outbox shows everyone's mail: only where none is real, in development and in the demo. */
export function isOutboxOpen() {
  return outgoing.mailer === 'outbox' && (!app.inProduction || env.get('DEMO') === true)
}

const mailConfig = defineConfig({
  default: outgoing.mailer,
  from: mailFrom,
  mailers: {
    // Loaded lazily, like the model in config/auth, as config must not import app.
    outbox: configProvider.create(async () => {
      const { OutboxTransport } = await import('#adapters/outbox/outbox_transport')
      return () => new OutboxTransport()
    }),
    smtp: transports.smtp({
      host: smtpHost,
      port: env.get('SMTP_PORT') ?? 25,
      ignoreTLS: isOfThisMachine,
      auth:
        username && password
          ? { type: 'login', user: username, pass: password.release() }
          : undefined,
    }),
  },
})

export default mailConfig

declare module '@adonisjs/mail/types' {
  export interface MailersList extends InferMailers<typeof mailConfig> {}
}
