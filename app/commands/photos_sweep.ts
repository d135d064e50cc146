import { BaseCommand } from '@adonisjs/core/ace'
import { Ports } from '#core/ports'
import { sweepPictures } from '#jobs/sweep_pictures_job'

export default class PhotosSweep extends BaseCommand {
  static commandName = 'photos:sweep'
  static description = 'Remove the files of pictures that belong to no photo'
  static options = { startApp: true }

  async run() {
    const swept = await sweepPictures(await this.app.container.make(Ports))
    this.logger.success(`${swept} ${swept === 1 ? 'picture' : 'pictures'} removed`)
  }
}
