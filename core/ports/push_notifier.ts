import type { Locale } from '#core/sites/locales'

/** The address and encryption keys of a browser's subscription. */
export type PushAddress = Readonly<{
  endpoint: string
  /** Public key of the subscription, 65 bytes as base64url. */
  p256dh: string
  /** Authentication secret of the subscription, 16 bytes as base64url. */
  auth: string
}>

/** A push message to one subscription of a member's browser. */
export type Push = PushAddress &
  Readonly<{
    language: Locale
    title: string
    body: string
    /** A later push with the same tag replaces the earlier one, shown or still on its way. */
    tag: string
    /** The path that a click opens. */
    openUrl: string
    /** The path of the overview: where a tab shows it already, a click focuses that tab. */
    checkUrl: string
    /** The total of unseen news, for the badge of the installed app. */
    badge: number
  }>

/**
 * 'gone' when the browser has ended the subscription, which is removed then; 'refused' when the
 * service would refuse the same push again. The service may also ask to retry after some seconds.
 */
export type PushOutcome = 'sent' | 'gone' | 'refused' | Readonly<{ retryAfterSeconds: number }>

export abstract class PushNotifier {
  abstract notify(push: Push): Promise<PushOutcome>
}
