import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { purgeMember } from '#core/accounts/leaving/purge_member'
import { eraseTickets } from '#core/complaints/erase_tickets'
import { eraseEvidence } from '#core/moderation/erase_evidence'
import { Ports } from '#core/ports'
import { dueDeletions } from '#queries/accounts/due_deletions'

/** Makes deletions final, as the command `members:purge` does. */
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

/**
 * Erases members whose days to return are over, evidence older than 180 days, and tickets whose time
 * is over. Returns how many members.
 */
export async function purgeMembers(ports: Ports) {
  let erased = 0
  for (const userId of await dueDeletions(ports.clock.now())) {
    if (await purgeMember(ports, { userId })) erased += 1
  }
  await eraseEvidence(ports)
  await eraseTickets(ports)
  return erased
}
