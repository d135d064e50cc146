/** A text message; `to` in E.164, such as +31612345678. */
export type Sms = Readonly<{ to: string; text: string }>

/**
 * 'sent': accepted by the provider. 'unreachable': no text can reach this number. 'refused': a
 * problem of our account, for the operator. 'later': the outcome is unknown; worth a retry.
 */
export type SmsOutcome = 'sent' | 'unreachable' | 'refused' | 'later'

export abstract class SmsSender {
  /** Never throws, and never logs number or text. */
  abstract send(sms: Sms): Promise<SmsOutcome>
}
