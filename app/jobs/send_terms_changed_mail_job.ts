import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { isGone } from '#core/messaging/may_write'
import { Ports } from '#core/ports'
import User from '#models/user'

type Payload = Readonly<{ userId: string }>

/** Tells a member that the terms have changed; whoever left meanwhile gets nothing. */
@inject()
export default class SendTermsChangedMailJob extends Job<Payload> {
  static options = { name: 'send_terms_changed_mail' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const user = await User.query().where('id', this.payload.userId).preload('profile').first()
    if (!user?.email || isGone(user.status)) return
    const { email, language, siteId, profile } = user
    await this.ports.mailer.send({
      ...{ kind: 'terms_changed', userId: user.id, to: email, language, siteId },
      name: profile.name,
    })
  }
}
