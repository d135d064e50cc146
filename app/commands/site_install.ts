import { BaseCommand } from '@adonisjs/core/ace'
import db from '@adonisjs/lucid/services/db'
import { appUrl } from '#config/app'
import { installPackages } from '#database/install/packages'
import { installPlaces } from '#database/install/places'
import { installSite } from '#database/install/site'
import { transact } from '#database/transact'

export default class SiteInstall extends BaseCommand {
  static commandName = 'site:install'
  static description = 'Add places, packages and a first site where they are missing'
  static help = ['{{ binaryName }} site:install']
  static options = { startApp: true }

  async run() {
    await transact(db, async (client) => {
      await installSite(client, new URL(appUrl).hostname)
      await installPlaces(client)
      await installPackages(client)
    })
    this.logger.success('Places, packages and a site are in place')
  }
}
