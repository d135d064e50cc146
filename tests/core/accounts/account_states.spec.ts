import { test } from '@japa/runner'
import fc from 'fast-check'
import { fakePorts, type FakePorts } from '#tests/fakes/fake_ports'
import { activateAccount } from '#core/accounts/signing_up/activate'
import { deleteAccount } from '#core/accounts/leaving/delete_account'
import { purgeMember } from '#core/accounts/leaving/purge_member'
import { returnByLink, returnByLogin } from '#core/accounts/leaving/return_to_account'
import { signUp } from '#core/accounts/signing_up/sign_up'
import { makeActivationLink } from '#core/accounts/signing_up/make_activation_link'
import { makeReturnLink } from '#core/accounts/leaving/make_return_link'
import type { UserStatus } from '#core/users/user'
import { banMember } from '#core/moderation/ban_member'
import { liftMeasure } from '#core/moderation/measures/lift_measure'
import { bareStatement } from '#core/moderation/measures/measure'
import { endSuspension } from '#core/moderation/measures/suspension'
import { takeMeasure } from '#core/moderation/measures/take_measure'
import { defaultSettings as settings } from '#core/sites/settings/settings'
import { evasInput } from '#tests/support/accounts/sign_up_input'

const form = { reason: 'price', reasonText: null, remarks: null } as const

type Status = UserStatus | 'none'

/** The diagram of the decisions: where an account may go from each status. */
const ways: Record<Status, readonly Status[]> = {
  none: ['not_confirmed'],
  not_confirmed: ['active', 'deletion_pending', 'banned'],
  active: ['deletion_pending', 'banned'],
  deletion_pending: ['not_confirmed', 'active', 'deleted', 'banned'],
  deleted: [],
  banned: ['not_confirmed', 'active', 'deletion_pending', 'deleted'],
}

type Subject = Readonly<{ userId: string; secret: string }>

const actions = {
  signUp: (ports: FakePorts) => signUp(ports, evasInput),
  resend: (ports: FakePorts, { userId }: Subject) =>
    makeActivationLink(ports, { userId, settings }),
  confirm: (ports: FakePorts, { secret }: Subject) => activateAccount(ports, { secret, settings }),
  leave: (ports: FakePorts, { userId }: Subject) => deleteAccount(ports, { userId, form }),
  mailWayBack: (ports: FakePorts, { userId }: Subject) => makeReturnLink(ports, { userId }),
  returnByLink: (ports: FakePorts, { secret }: Subject) => returnByLink(ports, { secret }),
  returnByLogin: (ports: FakePorts, { userId }: Subject) => returnByLogin(ports, { userId }),
  ban: (ports: FakePorts, { userId }: Subject) => banMember(ports, { userId, breach: 'other' }),
  suspend: (ports: FakePorts, { userId }: Subject) =>
    takeMeasure(ports, { ...judgement(userId), deed: { kind: 'suspension', days: 7 } }),
  endSuspension: (ports: FakePorts, { userId }: Subject) => endSuspension(ports, { userId }),
  liftAll: async (ports: FakePorts, { userId }: Subject) => {
    for (const { id: measureId } of await ports.repositories.measures.where({ userId })) {
      await liftMeasure(ports, { measureId, adminId: null })
    }
  },
  purge: (ports: FakePorts, { userId }: Subject) => purgeMember(ports, { userId }),
}

const judgement = (userId: string) => ({
  userId,
  reportId: null,
  takenBy: null,
  statement: bareStatement('other'),
})

const step = fc.record({
  action: fc.constantFrom(...(Object.keys(actions) as (keyof typeof actions)[])),
  secret: fc.integer({ min: 1, max: 8 }).map((number) => `secret-${number}`),
  days: fc.constantFrom(0, 0, 1, 6, 7, 13, 14),
})

test.group('The life of an account', () => {
  test('never leaves its state diagram, whatever happens in whatever order', async () => {
    const order = fc.array(step, { minLength: 1, maxLength: 30 })
    await fc.assert(
      fc.asyncProperty(order, async (steps) => void (await live(steps))),
      { numRuns: 400 }
    )
  })

  test('reaches every status, and an address joins again once it was erased', async ({
    assert,
  }) => {
    const seen = new Set<Status>()
    let accounts = 0
    const order = fc.array(step, { minLength: 20, maxLength: 30 })
    for (const steps of fc.sample(order, { numRuns: 400, seed: 7 })) {
      const statuses = await live(steps, (status) => seen.add(status))
      accounts = Math.max(accounts, statuses.size)
    }
    assert.sameMembers(
      [...seen],
      Object.keys(ways).filter((status) => status !== 'none')
    )
    assert.isAbove(accounts, 1)
  })
})

type Step = typeof step extends fc.Arbitrary<infer S> ? S : never
type Statuses = ReadonlyMap<string, Status>

async function live(steps: readonly Step[], look: (status: Status) => void = () => {}) {
  const ports = fakePorts()
  let before: Statuses = new Map()
  for (const { action, secret, days } of steps) {
    ports.clock.advance({ days })
    const [userId = 'nobody'] = [...before.keys()].slice(-1)
    await actions[action](ports, { userId, secret })
    const after = statusesIn(ports, before)
    for (const [id, status] of after) {
      keepsToTheDiagram(action, before.get(id) ?? 'none', status)
      isWhole(ports, id, status)
      look(status)
    }
    hasOneOwner(ports)
    before = after
  }
  return before
}

function keepsToTheDiagram(action: string, before: Status, after: Status) {
  if (before === after || ways[before].includes(after)) return
  throw new Error(`${action} led from ${before} to ${after}`)
}

/** The status of every account there is or was; a row that is gone is deleted. */
function statusesIn({ repositories }: FakePorts, before: Statuses): Statuses {
  const ids = new Set([...before.keys(), ...repositories.users.rows.keys()])
  const statusOf = (id: string) => repositories.users.rows.get(id)?.status ?? 'deleted'
  return new Map([...ids].map((id) => [id, statusOf(id)]))
}

/** Who is found is active, who is going has a deletion, and who is gone has no address. */
function isWhole({ repositories }: FakePorts, userId: string, status: Status) {
  const profile = [...repositories.profiles.rows.values()].find((one) => one.userId === userId)
  const isFound = profile?.status === 'active'
  const isSuspended = Boolean(repositories.users.rows.get(userId)?.suspendedUntil)
  if (isFound !== (status === 'active' && !isSuspended)) throw new Error(`found while ${status}`)
  const isErased = !repositories.users.rows.get(userId)?.email
  if (isErased !== (status === 'deleted')) throw new Error(`erased while ${status}`)
  if (status === 'deletion_pending' && !repositories.deletions.rows.has(userId)) {
    throw new Error('on the way out without a deletion')
  }
}

function hasOneOwner({ repositories }: FakePorts) {
  const owners = [...repositories.users.rows.values()].filter(({ email }) => email !== null)
  if (owners.length > 1) throw new Error('two accounts with the one address there is')
}
