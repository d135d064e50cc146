import type { Locale } from '#core/sites/locales'

/** A push message to one subscription of a member's browser. */
export type Push = Readonly<{
  endpoint: string
  language: Locale
  title: string
  body: string
  openUrl: string
}>

export abstract class PushNotifier {
  /** 'gone' when the browser has withdrawn the subscription: forget it. */
  abstract notify(push: Push): Promise<'sent' | 'gone'>
}
