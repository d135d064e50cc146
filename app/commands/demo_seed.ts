import { BaseCommand } from '@adonisjs/core/ace'
import { inject } from '@adonisjs/core'
import db from '@adonisjs/lucid/services/db'
import { Ports } from '#core/ports'
import { demoPassword } from '#database/demo/password'
import { seedDemoWorld } from '#database/demo/world'
import { countActive } from '#queries/discovery/count_active'

export default class DemoSeed extends BaseCommand {
  static commandName = 'demo:seed'
  static description = 'Create the demo world, or refresh its activity if it exists'
  static help = ['{{ binaryName }} demo:seed']
  static options = { startApp: true }

  @inject()
  async run(ports: Ports) {
    const { members, created } = await seedDemoWorld(db, ports)
    await countActive(ports.clock.now())
    this.logger.success(`${members} members ${created ? 'created' : 'refreshed'}`)
    this.logger.info(`Sign in as harriet@vonk.example with “${demoPassword}”`)
  }
}
