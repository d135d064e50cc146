import { type Sms, type SmsOutcome, SmsSender } from '#core/ports/sms_sender'

/** Records text messages instead of sending them. */
export class RecordingSmsSender extends SmsSender {
  readonly sent: Sms[] = []
  /** The outcome of the next messages, which are recorded only when it is 'sent'. */
  outcome: SmsOutcome = 'sent'

  async send(sms: Sms) {
    if (this.outcome === 'sent') this.sent.push(sms)
    return this.outcome
  }
}
