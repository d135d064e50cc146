import { type Mail, Mailer } from '#core/ports/mailer'

/** Keeps the mails instead of sending them. */
export class RecordingMailer extends Mailer {
  readonly sent: Mail[] = []

  async send(mail: Mail) {
    this.sent.push(mail)
  }
}
