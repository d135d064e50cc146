import { mailFrom } from '#config/mail'
import env from '#start/env'

/** By which browsers know that a push is ours (VAPID); without keys nobody can subscribe. */
export const vapidKeys = {
  /** Whom a push service writes to when something is wrong. */
  subject: `mailto:${mailFrom}`,
  publicKey: env.get('VAPID_PUBLIC_KEY'),
  privateKey: env.get('VAPID_PRIVATE_KEY')?.release(),
}

/** Handed out to pages. */
export const pushPublicKey = vapidKeys.publicKey ?? null

export const pushNotifier = env.get('PUSH_NOTIFIER') ?? 'outbox'
