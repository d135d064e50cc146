import { BaseCommand } from '@adonisjs/core/ace'
import { Ports } from '#core/ports'
import { backUp } from '#operations/backups/acts'

export default class BackupCreate extends BaseCommand {
  static commandName = 'backup:create'
  static description = 'Copy database and pictures into BACKUP_PATH while the site runs'
  static options = { startApp: true }

  async run() {
    try {
      const { folder, manifest } = await backUp(await this.app.container.make(Ports))
      const [accounts, files] = [manifest.counts.users, manifest.pictures.count]
      this.logger.success(`${folder}: ${accounts} accounts, ${files} files of pictures`)
    } catch (error) {
      this.logger.error(error instanceof Error ? error.message : String(error))
      this.exitCode = 1
    }
  }
}
