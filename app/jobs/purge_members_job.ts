import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import {
  deleteDormant,
  eraseBanned,
  eraseUnconfirmed,
  tellDormant,
} from '#core/accounts/leaving/end_unused_accounts'
import { purgeMember } from '#core/accounts/leaving/purge_member'
import { eraseTickets } from '#core/complaints/erase_tickets'
import { eraseEvidence } from '#core/moderation/erase_evidence'
import { Ports } from '#core/ports'
import BannedAddress from '#models/banned_address'
import PhotoHash from '#models/photo_hash'
import {
  bannedAccounts,
  dormantAccounts,
  toldAccounts,
  unconfirmedAccounts,
} from '#queries/accounts/unused_accounts'
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
 * Ends accounts that nobody uses, and erases members whose days to return are over, evidence older than 180 days, and tickets whose time
 * is over. Returns how many members.
 */
export async function purgeMembers(ports: Ports) {
  let erased = await endUnusedAccounts(ports)
  for (const userId of await dueDeletions(ports.clock.now())) {
    if (await purgeMember(ports, { userId })) erased += 1
  }
  await forgetBanned(ports.clock.now().toMillis())
  await eraseEvidence(ports)
  await eraseTickets(ports)
  return erased
}

/** Forgets the digests of banned accounts after their two years; the hash of an illegal photo stays. */
async function forgetBanned(now: number) {
  await BannedAddress.query().where('keptUntil', '<=', now).delete()
  const over = PhotoHash.query().where('bannedUntil', '<=', now)
  await over.clone().whereNull('barredFor').delete()
  await over.update({ bannedUntil: null })
}

/** Tells members whom nobody has seen for long, and deletes those who did not come back. Returns how many it erased. */
async function endUnusedAccounts(ports: Ports) {
  const now = ports.clock.now()
  for (const userId of await toldAccounts(now)) await deleteDormant(ports, { userId })
  for (const userId of await dormantAccounts(now)) await tellDormant(ports, { userId })
  let erased = 0
  for (const userId of await unconfirmedAccounts(now)) {
    if ((await eraseUnconfirmed(ports, { userId })).ok) erased += 1
  }
  for (const userId of await bannedAccounts(now)) {
    if ((await eraseBanned(ports, { userId })).ok) erased += 1
  }
  return erased
}
