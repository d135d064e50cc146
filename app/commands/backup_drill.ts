import { BaseCommand } from '@adonisjs/core/ace'
import { Ports } from '#core/ports'
import { drill } from '#operations/backups/acts'

export default class BackupDrill extends BaseCommand {
  static commandName = 'backup:drill'
  static description =
    'Restore the newest backup into a scratch place, verify it there, and drop it'
  static options = { startApp: true }

  async run() {
    try {
      await drill(await this.app.container.make(Ports))
      this.logger.success('The newest backup can be restored')
    } catch (error) {
      this.logger.error(error instanceof Error ? error.message : String(error))
      this.exitCode = 1
    }
  }
}
