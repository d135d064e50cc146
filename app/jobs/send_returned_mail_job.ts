import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports } from '#core/ports'
import User from '#models/user'

type Payload = Readonly<{ userId: string }>

/** Tells a member that their account is back; whoever left again meanwhile gets nothing. */
@inject()
export default class SendReturnedMailJob extends Job<Payload> {
  static options = { name: 'send_returned_mail' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const user = await User.query().where('id', this.payload.userId).preload('profile').first()
    if (!user?.email || user.status === 'deletion_pending') return
    const { email, language, siteId } = user
    await this.ports.mailer.send({
      ...{ kind: 'returned', userId: user.id, to: email, language, siteId },
      name: user.profile.name,
    })
  }
}
