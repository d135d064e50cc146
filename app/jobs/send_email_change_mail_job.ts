import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { sendEmailChangeMail } from '#core/accounts/email/make_email_change_link'
import { Ports } from '#core/ports'

type Payload = Readonly<{ changeId: string }>

/** Mails the link that confirms another address, or afterwards the one that undoes it. */
@inject()
export default class SendEmailChangeMailJob extends Job<Payload> {
  static options = { name: 'send_email_change_mail' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await sendEmailChangeMail(this.ports, this.payload)
  }
}
