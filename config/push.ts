import { mailFrom } from '#config/mail'
import env from '#start/env'

/** VAPID keys, by which browsers verify our pushes; without them nobody can subscribe. */
export const vapidKeys = {
  /** The contact of the operator, for push services. */
  subject: `mailto:${mailFrom}`,
  publicKey: env.get('VAPID_PUBLIC_KEY'),
  privateKey: env.get('VAPID_PRIVATE_KEY')?.release(),
}

/** Published to pages, to subscribe with. */
export const pushPublicKey = vapidKeys.publicKey ?? null

export const pushNotifier = env.get('PUSH_NOTIFIER') ?? 'outbox'
