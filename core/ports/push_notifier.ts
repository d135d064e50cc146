import type { Locale } from '#core/sites/locales'

/** Where a browser is reached, and what only it can read: as it told when it subscribed. */
export type PushAddress = Readonly<{
  endpoint: string
  /** Its public key, 65 bytes as base64url. */
  p256dh: string
  /** The secret shared with it, 16 bytes as base64url. */
  auth: string
}>

/** A push message to one subscription of a member's browser. */
export type Push = PushAddress &
  Readonly<{
    language: Locale
    title: string
    body: string
    /** A later push of the same tag takes the place of the earlier one. */
    tag: string
    /** Path of the page that a click opens. */
    openUrl: string
    /** Path of the page that has it all: where a tab shows that, a click only goes there. */
    checkUrl: string
    /** What waits in all: the number on the icon of the installed app. */
    badge: number
  }>

/**
 * 'gone' when the browser has withdrawn the subscription: forget it. The service may also ask to
 * be spared for some seconds.
 */
export type PushOutcome = 'sent' | 'gone' | Readonly<{ retryAfterSeconds: number }>

export abstract class PushNotifier {
  abstract notify(push: Push): Promise<PushOutcome>
}
