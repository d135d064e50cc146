import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { sendMailAgainMail } from '#core/notifications/mail/mail_again'
import { Ports } from '#core/ports'

type Payload = Readonly<{ tokenId: string }>

/** Mails the link that switches notifications by mail on again. */
@inject()
export default class SendMailAgainMailJob extends Job<Payload> {
  static options = { name: 'send_mail_again_mail' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await sendMailAgainMail(this.ports, this.payload)
  }
}
