import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports } from '#core/ports'
import User from '#models/user'

type Payload = Readonly<{ userId: string }>

/** Welcomes a member whose address is confirmed; an erased account gets nothing. */
@inject()
export default class SendWelcomeMailJob extends Job<Payload> {
  static options = { name: 'send_welcome_mail' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const user = await User.query().where('id', this.payload.userId).preload('profile').first()
    if (!user?.email) return
    const { email, language, siteId, profile } = user
    await this.ports.mailer.send({
      ...{ kind: 'welcome', to: email, language, siteId },
      name: profile.name,
    })
  }
}
