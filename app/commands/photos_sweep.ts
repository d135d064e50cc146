import { Ports } from '#core/ports'
import { sweepPictures } from '#jobs/sweep_pictures_job'
import { DestroyingCommand } from '#terminal/operator_command'

/** Files after which the progress is told. */
const step = 1000

export default class PhotosSweep extends DestroyingCommand {
  static commandName = 'photos:sweep'
  static description =
    'Remove the files of pictures that belong to no photo, and of variants that are not made any more'
  static help = ['{{ binaryName }} photos:sweep --yes']
  static options = { startApp: true }

  #retired = 0

  async run() {
    if (!(await this.isMeant('Remove these files for good'))) return
    const swept = await sweepPictures(await this.app.container.make(Ports), (done, all) =>
      this.#tell(done, all)
    )
    this.done(
      { removed: swept, retired: this.#retired },
      `${swept} ${swept === 1 ? 'picture' : 'pictures'} removed`
    )
  }

  #tell(done: number, all: number) {
    this.#retired = done
    const isStep = done % step === 0 || done === all
    if (isStep && !this.json)
      this.logger.info(`${done} of ${all} files of retired variants removed`)
  }
}
