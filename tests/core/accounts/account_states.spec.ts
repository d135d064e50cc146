import { test } from '@japa/runner'
import fc from 'fast-check'
import { fakePorts, type FakePorts } from '#adapters/fakes/fake_ports'
import { activateAccount } from '#core/accounts/signing_up/activate'
import { deleteAccount } from '#core/accounts/leaving/delete_account'
import { purgeMember } from '#core/accounts/leaving/purge_member'
import { returnByLink, returnByLogin } from '#core/accounts/leaving/return_to_account'
import { sendActivationMail } from '#core/accounts/signing_up/send_activation_mail'
import { sendDeletionMail } from '#core/accounts/leaving/send_deletion_mail'
import type { UserStatus } from '#core/accounts/user'
import { banMember } from '#core/moderation/ban_member'
import { defaultSettings as settings } from '#core/sites/settings'
import { ada, join } from '#tests/support/people'

const { user, profile } = ada({
  user: { status: 'not_confirmed' },
  profile: { status: 'disabled' },
})
const userId = user.id
const farewell = { reason: 'price', reasonText: null, remarks: null } as const

/** The diagram of the decisions: where an account may go from each status. */
const ways: Record<UserStatus, readonly UserStatus[]> = {
  not_confirmed: ['active', 'deletion_pending', 'banned'],
  active: ['deletion_pending', 'banned'],
  deletion_pending: ['not_confirmed', 'active', 'deleted', 'banned'],
  deleted: [],
  banned: [],
}

const actions = {
  resend: (ports: FakePorts) => sendActivationMail(ports, { userId, settings }),
  confirm: (ports: FakePorts, secret: string) => activateAccount(ports, { secret, settings }),
  leave: (ports: FakePorts) => deleteAccount(ports, { userId, farewell }),
  mailWayBack: (ports: FakePorts) => sendDeletionMail(ports, { userId }),
  returnByLink: (ports: FakePorts, secret: string) => returnByLink(ports, { secret }),
  returnByLogin: (ports: FakePorts) => returnByLogin(ports, { userId }),
  ban: (ports: FakePorts) => banMember(ports, { userId }),
  purge: (ports: FakePorts) => purgeMember(ports, { userId }),
}

const step = fc.record({
  action: fc.constantFrom(...(Object.keys(actions) as (keyof typeof actions)[])),
  secret: fc.integer({ min: 1, max: 12 }).map((number) => `secret-${number}`),
  days: fc.constantFrom(0, 0, 1, 6, 7, 13, 14),
})

test.group('The life of an account', () => {
  test('never leaves the diagram, whatever happens in whatever order', async () => {
    const order = fc.array(step, { minLength: 1, maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(order, (steps) => live(steps)),
      { numRuns: 400 }
    )
  })

  test('reaches every status', async ({ assert }) => {
    const seen = new Set<UserStatus>()
    const order = fc.array(step, { minLength: 20, maxLength: 30 })
    for (const steps of fc.sample(order, { numRuns: 300, seed: 7 })) {
      await live(steps, (status) => seen.add(status))
    }
    assert.sameMembers([...seen], Object.keys(ways))
  })
})

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never

async function live(steps: readonly Step[], look: (status: UserStatus) => void = () => {}) {
  const ports = fakePorts()
  await join(ports.repositories, { user, profile })
  for (const { action, secret, days } of steps) {
    const before = statusIn(ports)
    ports.clock.advance({ days })
    await actions[action](ports, secret)
    const after = statusIn(ports)
    if (before !== after && !ways[before].includes(after)) {
      throw new Error(`${action} led from ${before} to ${after}`)
    }
    isWhole(ports, after)
    look(after)
  }
}

/** Who is found is active, who is going has a deletion, and who is gone has no address. */
function isWhole({ repositories }: FakePorts, status: UserStatus) {
  const isFound = repositories.profiles.rows.get(profile.id)?.status === 'active'
  if (isFound !== (status === 'active')) throw new Error(`found while ${status}`)
  const isErased = repositories.users.rows.get(userId)?.email === null
  if (isErased !== (status === 'deleted')) throw new Error(`erased while ${status}`)
  if (status === 'deletion_pending' && !repositories.deletions.rows.has(userId)) {
    throw new Error('on the way out without a deletion')
  }
}

function statusIn({ repositories }: FakePorts) {
  return repositories.users.rows.get(userId)?.status ?? 'deleted'
}
