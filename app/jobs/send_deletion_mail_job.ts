import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { sendDeletionMail } from '#core/membership/leaving/make_return_link'
import { Ports } from '#core/ports'

type Payload = Readonly<{ userId: string }>

/** Mails the way back to somebody who has deleted their account. */
@inject()
export default class SendDeletionMailJob extends Job<Payload> {
  static options = { name: 'send_deletion_mail' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await sendDeletionMail(this.ports, this.payload)
  }
}
