import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports } from '#core/ports'
import { backupQueue } from '#config/backups'
import { backUpByNight } from '#operations/backups/acts'

/** Makes a backup by night and restores it in a drill, where a folder for backups is set; scheduled. */
@inject()
export default class BackUpJob extends Job<Record<string, never>> {
  // The next night's run is the retry; what failed raises an alarm.
  static options = { name: 'back_up', queue: backupQueue, maxRetries: 0 }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await backUpByNight(this.ports)
  }
}
