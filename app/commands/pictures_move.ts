import { flags } from '@adonisjs/core/ace'
import drive from '@adonisjs/drive/services/main'
import { mainDisk, oldDisk } from '#config/drive'
import { copyFiles, removeOriginals, type Tally } from '#operations/pictures/move_files'
import { OperatorCommand } from '#terminal/operator_command'

/** Files after which the progress is told. */
const step = 1000

export default class PicturesMove extends OperatorCommand {
  static commandName = 'pictures:move'
  static description =
    'Copy pictures and data downloads from the disk DRIVE_MOVING_FROM to DRIVE_DISK, while the site runs'
  static help = [
    'Each copy is verified by size and hash. May be interrupted: run again, it skips what is there.',
    'Exit code 0: everything is there. 1: something failed, run it again. 2: not set up for it.',
    '{{ binaryName }} pictures:move',
    '{{ binaryName }} pictures:move --remove-originals --yes',
    '{{ binaryName }} pictures:move --json',
  ]
  static options = { startApp: true }

  @flags.boolean({ description: 'Then remove each file from the disk that it moved from' })
  declare removeOriginals?: boolean

  @flags.boolean({ description: 'Yes, remove them' })
  declare yes?: boolean

  #told = 0

  async run() {
    if (!oldDisk) return this.misused('Set DRIVE_MOVING_FROM to the disk that files move from')
    if (this.removeOriginals && !this.yes) {
      return this.misused('--remove-originals deletes files: add --yes')
    }
    const disks = { from: drive.use(oldDisk), to: drive.use(mainDisk) }
    const copied = await copyFiles(disks, (tally) => this.#tell(tally))
    const isWhole = copied.failures.length === 0
    if (!isWhole || !this.removeOriginals) return this.#answer(copied)
    const { failures, removed } = await removeOriginals(disks, (tally) => this.#tell(tally))
    this.#answer({ ...copied, failures, removed })
  }

  #tell({ copied, equal, removed }: Tally) {
    const done = copied + equal + removed
    if (this.json || Math.floor(done / step) === this.#told) return
    this.#told = Math.floor(done / step)
    this.logger.info(`${copied} copied, ${equal} were there, ${removed} removed`)
  }

  #answer(tally: Tally) {
    const { copied, equal, failures, removed, withoutRow } = tally
    if (failures.length > 0) this.exitCode = 1
    if (this.json) return this.printJson(tally)
    for (const failure of failures) this.logger.error(failure)
    const counts = `${copied} copied, ${equal} were there, ${removed} removed from ${oldDisk}`
    if (withoutRow > 0)
      this.logger.info(`${withoutRow} belong to nothing: photos:sweep removes them`)
    if (failures.length > 0) return this.logger.error(`${counts}; not done yet: run it again`)
    this.logger.success(counts)
  }
}
