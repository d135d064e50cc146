import { BaseCommand, flags } from '@adonisjs/core/ace'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { Ports } from '#core/ports'
import { insertCrowd } from '#database/demo/crowd'
import { transact } from '#database/transact'

export default class DemoCrowd extends BaseCommand {
  static commandName = 'demo:crowd'
  static description = 'Add many members without texts to the demo world, for measurements'
  static help = ['{{ binaryName }} demo:crowd --members=10000']
  static options = { startApp: true }

  @flags.number({ description: 'Number of members', default: 100_000 })
  declare members: number

  @inject()
  async run(ports: Ports) {
    await transact(db, (client) => insertCrowd(client, this.members, ports.clock.now()))
    this.logger.success(`${this.members} members added`)
  }
}
