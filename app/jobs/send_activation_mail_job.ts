import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { sendActivationMail } from '#core/membership/signing_up/make_activation_link'
import { Ports } from '#core/ports'
import User from '#models/user'
import { siteSettings } from '#queries/sites/site_settings'

type Payload = Readonly<{ userId: string }>

/** Mails the activation link. */
@inject()
export default class SendActivationMailJob extends Job<Payload> {
  static options = { name: 'send_activation_mail' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const { userId } = this.payload
    const user = await User.find(userId)
    if (!user) return
    await sendActivationMail(this.ports, { userId, settings: await siteSettings(user.siteId) })
  }
}
