import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports } from '#core/ports'
import { purgeMembers } from '#support/accounts/purge_members'

/** Makes deletions final, as `members:purge` does by hand. */
@inject()
export default class PurgeMembersJob extends Job {
  static options = { name: 'purge_members' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    await purgeMembers(this.ports)
  }
}
