import { Ports } from '#core/ports'
import { backUp } from '#operations/backups/acts'
import { OperatorCommand } from '#terminal/operator_command'

export default class BackupCreate extends OperatorCommand {
  static commandName = 'backup:create'
  static description = 'Copy database and pictures into BACKUP_PATH while the site runs'
  static help = ['{{ binaryName }} backup:create --json']
  static options = { startApp: true }

  async run() {
    try {
      const { folder, manifest } = await backUp(await this.app.container.make(Ports))
      if (this.json) return this.printJson({ folder, ...manifest })
      const [accounts, files] = [manifest.counts.users, manifest.pictures.count]
      this.logger.success(`${folder}: ${accounts} accounts, ${files} files of pictures`)
    } catch (error) {
      this.failWith(error)
    }
  }
}
