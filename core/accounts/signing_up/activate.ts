import type { DateTime } from 'luxon'
import { isUsable, type Token } from '#core/users/token'
import { memberAccount } from '#core/credits/movement'
import { deliverHeldMessages } from '#core/messaging/deliver_held_messages'
import { showProfile } from '#core/moderation/measures/suspension'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

type ActivatePorts = Uses<'clock' | 'events' | 'ids' | 'secrets' | 'unitOfWork'>
type ActivateInput = Readonly<{
  secret: string
  settings: Pick<SiteSettings, 'signupCredits'>
}>

/**
 * Confirms an account by the link in the activation mail: user and profile become active, the sign-up
 * credits are posted once, and held messages are delivered in order. Idempotent: using the link again
 * returns `alreadyActive`. Refuses 'link_expired', also when a newer mail replaced the link, and
 * 'link_invalid' for an unknown one. Rule: docs/product/accounts.md, Confirmation.
 */
export async function activateAccount(ports: ActivatePorts, input: ActivateInput) {
  const activated = await ports.unitOfWork.run((repositories) =>
    activate(repositories, ports, input)
  )
  if (!activated.ok) return activated
  const { userId, alreadyActive, sent } = activated.value
  for (const message of sent) await ports.events.publish({ name: 'message_sent', ...message })
  return ok({ userId, alreadyActive })
}

async function activate(repositories: Repositories, ports: ActivatePorts, input: ActivateInput) {
  const { tokens, users } = repositories
  const token = await tokens.first({
    purpose: 'activation',
    digest: ports.secrets.digest(input.secret),
  })
  const user = token && (await users.lock(token.userId))
  if (!user) return refuse('link_invalid')
  if (user.status === 'active') return ok({ userId: user.id, alreadyActive: true, sent: [] })
  if (user.status !== 'not_confirmed') return refuse('link_invalid')
  const now = ports.clock.now()
  if (!isUsable(token, now)) return refuse('link_expired')

  await bookSignupCredits(repositories, ports, user.id, input.settings.signupCredits)
  const sent = await confirm(repositories, token, now)
  return ok({ userId: user.id, alreadyActive: false, sent })
}

async function bookSignupCredits(
  { ledger }: Pick<Repositories, 'ledger'>,
  { clock, ids }: Uses<'clock' | 'ids'>,
  userId: string,
  credits: number
) {
  if (credits === 0) return
  await ledger.post({
    id: ids.next(),
    kind: 'bonus',
    from: 'house:bonus',
    to: memberAccount(userId),
    credits,
    idempotencyKey: `signup:${userId}`,
    orderId: null,
    at: clock.now(),
  })
}

/** Returns the held messages that were delivered. */
async function confirm(repositories: Repositories, { id, userId }: Token, now: DateTime) {
  const { jobs, profiles, tokens, users } = repositories
  await tokens.markUsed(id, now)
  await jobs.add({ name: 'send_mail', kind: 'welcome', userId })
  await users.update(userId, { status: 'active', confirmedAt: now })
  const profile = await profiles.first({ userId })
  if (!profile) return []
  await showProfile(repositories, userId)
  await profiles.update(profile.id, { lastActiveAt: now })
  const delivered = await deliverHeldMessages(repositories, { profileId: profile.id, now })
  return delivered.map((message) => ({ ...message, senderId: profile.id }))
}
