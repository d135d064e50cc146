import { type Sms, SmsSender } from '#core/ports/sms_sender'

/** Keeps the text messages instead of sending them. */
export class RecordingSmsSender extends SmsSender {
  readonly sent: Sms[] = []

  async send(sms: Sms) {
    this.sent.push(sms)
  }
}
