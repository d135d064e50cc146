import { type Sms, type SmsOutcome, SmsSender } from '#core/ports/sms_sender'

/** Keeps the text messages instead of sending them. */
export class RecordingSmsSender extends SmsSender {
  readonly sent: Sms[] = []
  /** What comes of the next messages; those that are not 'sent' are not kept. */
  outcome: SmsOutcome = 'sent'

  async send(sms: Sms) {
    if (this.outcome === 'sent') this.sent.push(sms)
    return this.outcome
  }
}
