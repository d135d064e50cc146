import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { sendDeletionMail } from '#core/membership/leaving/send_deletion_mail'
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
