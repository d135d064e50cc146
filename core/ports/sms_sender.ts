/** A text message; `to` in E.164, such as +31612345678. */
export type Sms = Readonly<{ to: string; text: string }>

/**
 * 'sent': it is on its way. 'unreachable': nothing will ever reach this number. 'refused': we may
 * not send, which the operator has to look at. 'later': nobody knows, so it is worth another try.
 */
export type SmsOutcome = 'sent' | 'unreachable' | 'refused' | 'later'

export abstract class SmsSender {
  /** Never throws, and never logs the number or the text. */
  abstract send(sms: Sms): Promise<SmsOutcome>
}
