import { Ports } from '#core/ports'
import { sweepPictures } from '#jobs/sweep_pictures_job'
import { DestroyingCommand } from '#terminal/operator_command'

export default class PhotosSweep extends DestroyingCommand {
  static commandName = 'photos:sweep'
  static description = 'Remove the files of pictures that belong to no photo'
  static help = ['{{ binaryName }} photos:sweep --yes']
  static options = { startApp: true }

  async run() {
    if (!(await this.isMeant('Remove these files for good'))) return
    const swept = await sweepPictures(await this.app.container.make(Ports))
    this.done({ removed: swept }, `${swept} ${swept === 1 ? 'picture' : 'pictures'} removed`)
  }
}
