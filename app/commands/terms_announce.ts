import { flags } from '@adonisjs/core/ace'
import { Ports } from '#core/ports'
import { announceNewestTerms } from '#jobs/announce_terms_job'
import { OperatorCommand } from '#terminal/operator_command'

export default class TermsAnnounce extends OperatorCommand {
  static commandName = 'terms:announce'
  static description = 'Mail the members who have not yet agreed to the newest terms of their site'
  static help = ['{{ binaryName }} terms:announce']
  static options = { startApp: true }

  @flags.boolean({ description: 'Also those who were told of these terms before', default: false })
  declare again: boolean

  async run() {
    const ports = await this.app.container.make(Ports)
    const announced = await announceNewestTerms(ports, { siteId: null, again: this.again })
    this.done(
      { announced },
      `${announced} ${announced === 1 ? 'member gets' : 'members get'} a mail`
    )
  }
}
