import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { mailAboutFraud } from '#core/moderation/fraud/warn_partners'
import { Ports } from '#core/ports'

type Payload = Readonly<{ userId: string }>

/** Mails those who wrote with a banned fraudster once the wait is over. */
@inject()
export default class MailAboutFraudJob extends Job<Payload> {
  static options = { name: 'mail_about_fraud' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await mailAboutFraud(this.ports, this.payload)
  }
}
