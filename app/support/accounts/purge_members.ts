import { purgeMember } from '#core/accounts/leaving/purge_member'
import type { Ports } from '#core/ports'
import { dueDeletions } from '#queries/accounts/due_deletions'

/** Erases everybody whose days to return are over; answers how many. */
export async function purgeMembers(ports: Ports) {
  let erased = 0
  for (const userId of await dueDeletions(ports.clock.now())) {
    if (await purgeMember(ports, { userId })) erased += 1
  }
  return erased
}
