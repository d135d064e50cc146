import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { DateTime } from 'luxon'
import { countUnseenFrauds } from '#core/notifications/mail/fraud'
import { Ports } from '#core/ports'
import Profile from '#models/profile'
import User from '#models/user'
import { unseenFrauds } from '#queries/notifications/unseen_frauds'

type Payload = Readonly<{ profileId: string; at: number }>

/** Tells a member that some they wrote with were removed for fraud, unless they have seen it. */
@inject()
export default class SendFraudMailJob extends Job<Payload> {
  static options = { name: 'send_fraud_mail' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const { profileId, at } = this.payload
    const count = countUnseenFrauds(await unseenFrauds(profileId), DateTime.fromMillis(at))
    if (count === 0) return
    const { userId, name } = await Profile.findOrFail(profileId)
    const { email, language, siteId, status } = await User.findOrFail(userId)
    if (!email || status !== 'active') return
    await this.ports.mailer.send({
      ...{ kind: 'fraud', userId, to: email, language, siteId },
      ...{ name, count },
    })
  }
}
