import { Ports } from '#core/ports'
import { drill } from '#operations/backups/acts'
import { OperatorCommand } from '#terminal/operator_command'

export default class BackupDrill extends OperatorCommand {
  static commandName = 'backup:drill'
  static description =
    'Restore the newest backup into a scratch place, verify it there, and drop it'
  static help = [
    'Exit code 1 when the newest backup cannot be restored.',
    '{{ binaryName }} backup:drill --json',
  ]
  static options = { startApp: true }

  async run() {
    try {
      await drill(await this.app.container.make(Ports))
      if (this.json) return this.printJson({ restored: true })
      this.logger.success('The newest backup can be restored')
    } catch (error) {
      this.failWith(error)
    }
  }
}
