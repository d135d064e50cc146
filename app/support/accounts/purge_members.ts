import { purgeMember } from '#core/membership/leaving/purge_member'
import { forgetEvidence } from '#core/moderation/forget_evidence'
import type { Ports } from '#core/ports'
import { dueDeletions } from '#queries/accounts/due_deletions'

/**
 * Erases everybody whose days to return are over, and evidence that is too old; answers how many
 * members.
 */
export async function purgeMembers(ports: Ports) {
  let erased = 0
  for (const userId of await dueDeletions(ports.clock.now())) {
    if (await purgeMember(ports, { userId })) erased += 1
  }
  await forgetEvidence(ports)
  return erased
}
