import { Ports } from '#core/ports'
import { purgeMembers } from '#jobs/purge_members_job'
import { DestroyingCommand } from '#terminal/operator_command'

export default class MembersPurge extends DestroyingCommand {
  static commandName = 'members:purge'
  static description = 'Erase for good the accounts that were deleted more than 14 days ago'
  static help = ['{{ binaryName }} members:purge --yes']
  static options = { startApp: true }

  async run() {
    if (!(await this.isMeant('Erase these accounts for good'))) return
    const erased = await purgeMembers(await this.app.container.make(Ports))
    this.done({ erased }, `${erased} ${erased === 1 ? 'account' : 'accounts'} erased`)
  }
}
