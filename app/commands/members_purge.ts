import { BaseCommand } from '@adonisjs/core/ace'
import { Ports } from '#core/ports'
import { purgeMembers } from '#jobs/purge_members_job'

export default class MembersPurge extends BaseCommand {
  static commandName = 'members:purge'
  static description = 'Erase for good the accounts that were deleted more than 14 days ago'
  static options = { startApp: true }

  async run() {
    const erased = await purgeMembers(await this.app.container.make(Ports))
    this.logger.success(`${erased} ${erased === 1 ? 'account' : 'accounts'} erased`)
  }
}
