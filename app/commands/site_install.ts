import { BaseCommand } from '@adonisjs/core/ace'
import db from '@adonisjs/lucid/services/db'
import { appUrl } from '#config/app'
import { Ports } from '#core/ports'
import { shipTexts } from '#core/sites/content/ship_texts'
import { installPackages } from '#database/install/packages'
import { installPlaces } from '#database/install/places'
import { installSite } from '#database/install/site'
import { shippedWordings } from '#database/install/shipped_texts'
import { transact } from '#database/transact'
import { membersReached } from '#queries/accounts/members_reached'

export default class SiteInstall extends BaseCommand {
  static commandName = 'site:install'
  static description = 'Add places, packages, texts and a first site where they are missing'
  static help = ['{{ binaryName }} site:install']
  static options = { startApp: true }

  async run() {
    await transact(db, async (client) => {
      await installSite(client, new URL(appUrl).hostname)
      await installPlaces(client)
      await installPackages(client)
    })
    const ports = await this.app.container.make(Ports)
    const hasMembers = (await membersReached(null)) > 0
    await shipTexts(ports, { wordings: await shippedWordings(), hasMembers })
    this.logger.success('Places, packages, texts and a site are in place')
  }
}
