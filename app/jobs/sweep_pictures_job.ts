import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports } from '#core/ports'
import { sweepPictures } from '#support/profiles/sweep_pictures'

/** Removes files that belong to no photo, as `photos:sweep` does by hand. */
@inject()
export default class SweepPicturesJob extends Job {
  static options = { name: 'sweep_pictures' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await sweepPictures(this.ports)
  }
}
