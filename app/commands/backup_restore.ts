import { args, flags } from '@adonisjs/core/ace'
import { Ports } from '#core/ports'
import { restoreBackup } from '#operations/backups/backup'
import { allBackups } from '#operations/backups/backup_folder'
import { OperatorCommand } from '#terminal/operator_command'

export default class BackupRestore extends OperatorCommand {
  static commandName = 'backup:restore'
  static description = 'Fill an empty database and storage from a backup in BACKUP_PATH'
  static help = [
    'Set SQLITE_FILE or PG_URL, and STORAGE_PATH or S3_BUCKET, to new places; stop the site meanwhile.',
    'An encrypted backup needs BACKUP_IDENTITY_FILE.',
    '{{ binaryName }} backup:restore',
  ]
  static options = { startApp: true }

  @args.string({ description: 'Name of the backup; without it, the newest', required: false })
  declare name?: string

  @flags.number({ description: 'Restore so many pictures, drawn at random, as a drill does' })
  declare pictures?: number

  async run() {
    const ports = await this.app.container.make(Ports)
    const backups = await allBackups()
    const backup = this.name ? backups.find(({ name }) => name === this.name) : backups[0]
    if (!backup) return this.fail(this.name ? `No such backup: ${this.name}` : 'No backup yet')
    try {
      const { manifest, otherKeys, pictures } = await restoreBackup(ports, backup, this.pictures)
      if (this.json) return this.printJson({ name: backup.name, ...manifest, otherKeys })
      for (const name of otherKeys) {
        this.logger.warning(`${name} is not that of the backup: set the old one before the start`)
      }
      const { users } = manifest.counts
      this.logger.success(`${backup.name}: ${users} accounts, ${pictures} files of pictures`)
    } catch (error) {
      this.failWith(error)
    }
  }
}
