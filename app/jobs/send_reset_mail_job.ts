import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { sendResetMail } from '#core/accounts/password/make_reset_link'
import { Ports } from '#core/ports'
import Token from '#models/token'
import User from '#models/user'
import { siteSettings } from '#queries/sites/site_settings'

type Payload = Readonly<{ tokenId: string }>

/** Mails the link with which a new password is chosen. */
@inject()
export default class SendResetMailJob extends Job<Payload> {
  static options = { name: 'send_reset_mail' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const { tokenId } = this.payload
    const token = await Token.find(tokenId)
    const user = token && (await User.find(token.userId))
    if (!user) return
    await sendResetMail(this.ports, { tokenId, settings: await siteSettings(user.siteId) })
  }
}
