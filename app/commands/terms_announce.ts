import { BaseCommand, flags } from '@adonisjs/core/ace'
import { Ports } from '#core/ports'
import { announcePresentTerms } from '#jobs/announce_terms_job'

export default class TermsAnnounce extends BaseCommand {
  static commandName = 'terms:announce'
  static description = 'Mail the members who have not yet agreed to the current terms of their site'
  static help = ['{{ binaryName }} terms:announce']
  static options = { startApp: true }

  @flags.boolean({ description: 'Also those who were told of these terms before', default: false })
  declare again: boolean

  async run() {
    const ports = await this.app.container.make(Ports)
    const announced = await announcePresentTerms(ports, { siteId: null, again: this.again })
    this.logger.success(`${announced} ${announced === 1 ? 'member gets' : 'members get'} a mail`)
  }
}
