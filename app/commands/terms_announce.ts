import { BaseCommand } from '@adonisjs/core/ace'
import { Ports } from '#core/ports'
import { announceTerms } from '#jobs/announce_terms_job'

export default class TermsAnnounce extends BaseCommand {
  static commandName = 'terms:announce'
  static description = 'Mail the members who have not yet agreed to the current terms of their site'
  static options = { startApp: true }

  async run() {
    const announced = await announceTerms(await this.app.container.make(Ports), null)
    this.logger.success(`${announced} ${announced === 1 ? 'member gets' : 'members get'} a mail`)
  }
}
