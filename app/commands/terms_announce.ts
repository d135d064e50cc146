import { BaseCommand } from '@adonisjs/core/ace'
import { Ports } from '#core/ports'
import { announceTerms } from '#support/accounts/announce_terms'

export default class TermsAnnounce extends BaseCommand {
  static commandName = 'terms:announce'
  static description = 'Mail the members who have not agreed to the terms of their site yet'
  static options = { startApp: true }

  async run() {
    const announced = await announceTerms(await this.app.container.make(Ports))
    this.logger.success(`${announced} ${announced === 1 ? 'member gets' : 'members get'} a mail`)
  }
}
