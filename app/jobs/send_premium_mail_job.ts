import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports } from '#core/ports'
import Order from '#models/order'
import User from '#models/user'

type Payload = Readonly<{ userId: string; orderId: string }>

/** Welcomes a member who bought their first bundle; an erased account gets nothing. */
@inject()
export default class SendPremiumMailJob extends Job<Payload> {
  static options = { name: 'send_premium_mail' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const user = await User.query().where('id', this.payload.userId).preload('profile').first()
    if (!user?.email) return
    const { credits } = await Order.findOrFail(this.payload.orderId)
    const { email, language, siteId } = user
    const name = user.profile.name
    await this.ports.mailer.send({
      kind: 'premium',
      userId: user.id,
      to: email,
      language,
      siteId,
      name,
      credits,
    })
  }
}
