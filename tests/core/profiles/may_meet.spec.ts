import { test } from '@japa/runner'
import { mayRecordVisit } from '#core/discovery/visits/visit'
import { recordVisit } from '#core/discovery/visits/record_visit'
import { likeInSwipeGame } from '#core/discovery/swiping/swipe_like'
import { passInSwipeGame } from '#core/discovery/swiping/swipe_pass'
import { likeMember } from '#core/likes/like'
import { beginConversation } from '#core/messaging/begin_conversation'
import { sendGiftToMember } from '#core/messaging/gifts/send_gift'
import { mayMeet, type Meeting } from '#core/profiles/may_meet'
import { ok } from '#core/result'
import { defaultSettings } from '#core/sites/settings/settings'
import type { FakePorts } from '#tests/fakes/fake_ports'
import { openBetween } from '#tests/support/messaging/core_conversation'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob, type Person } from '#tests/support/people/people'

const elsewhere = '01900000-0000-7000-9000-000000000001'
const home = ada().profile.siteId

const aVisitor = { id: null, siteId: home, ownSiteOnly: false }
const invisibleAda = ada({ profile: { invisible: true } })
const adaElsewhere = ada({ user: { siteId: elsewhere }, profile: { siteId: elsewhere } })

function meeting(changes: Partial<Meeting> = {}): Meeting {
  const usual = { blocked: false, acquainted: false, matched: false, closedSites: [] }
  return { seeker: bob().profile, sought: ada().profile, ...usual, ...changes }
}

function refusalOf(changes: Partial<Meeting>) {
  const met = mayMeet(meeting(changes))
  return met.ok ? null : met.refusal
}

test.group('Who may meet whom', () => {
  test('members of one site meet', ({ assert }) => {
    assert.deepEqual(mayMeet(meeting()), ok())
  })

  test('nobody meets themselves', ({ assert }) => {
    assert.equal(refusalOf({ seeker: ada().profile }), 'own_profile')
  })

  test('nobody meets a disabled member, partners included', ({ assert }) => {
    const sought = ada({ profile: { status: 'disabled' } }).profile
    assert.equal(refusalOf({ sought }), 'member_not_found')
    assert.equal(refusalOf({ sought, acquainted: true }), 'member_not_found')
  })

  test('a block keeps partners apart as well', ({ assert }) => {
    assert.equal(refusalOf({ blocked: true, acquainted: true }), 'blocked')
  })

  test('an invisible member is met by partners of a conversation alone', ({ assert }) => {
    const sought = invisibleAda.profile
    assert.equal(refusalOf({ sought }), 'not_to_be_seen')
    assert.equal(refusalOf({ sought, seeker: aVisitor }), 'not_to_be_seen')
    assert.isNull(refusalOf({ sought, acquainted: true }))
  })

  test('a member who is not open to visitors is met by members alone', ({ assert }) => {
    const sought = ada({ profile: { openToVisitors: false } }).profile
    assert.equal(refusalOf({ sought, seeker: aVisitor }), 'members_only')
    assert.isNull(refusalOf({ sought }))
    assert.isNull(refusalOf({ seeker: aVisitor }))
  })

  test('an invisible member meets others', ({ assert }) => {
    const seeker = bob({ profile: { invisible: true } }).profile
    assert.isNull(refusalOf({ seeker }))
  })

  test('members of different sites of one pool meet', ({ assert }) => {
    assert.isNull(refusalOf({ sought: adaElsewhere.profile }))
  })

  test('members of sites that are not in one pool meet as partners alone', ({ assert }) => {
    const closedSites = [elsewhere]
    const sought = adaElsewhere.profile
    assert.equal(refusalOf({ sought, closedSites }), 'member_not_found')
    assert.equal(refusalOf({ sought, closedSites, seeker: aVisitor }), 'member_not_found')
    assert.isNull(refusalOf({ sought, closedSites, acquainted: true }))
    assert.isNull(refusalOf({ sought, closedSites, matched: true }))
    assert.isNull(refusalOf({ closedSites }))
  })

  test('who of two shows on their own site only is met there, and by partners and matches', ({
    assert,
  }) => {
    const ownSiteOnly = true
    const shy = { ...adaElsewhere.profile, ownSiteOnly }
    const pairs = [
      { sought: shy },
      { sought: adaElsewhere.profile, seeker: { ...bob().profile, ownSiteOnly } },
      { sought: shy, seeker: aVisitor },
    ]
    for (const pair of pairs) {
      assert.equal(refusalOf(pair), 'member_not_found')
      assert.isNull(refusalOf({ ...pair, acquainted: true }))
      assert.isNull(refusalOf({ ...pair, matched: true }))
      assert.isNull(refusalOf({ ...pair, sought: { ...pair.sought, siteId: home } }))
    }
  })

  test('a match meets no invisible member', ({ assert }) => {
    assert.equal(refusalOf({ sought: invisibleAda.profile, matched: true }), 'not_to_be_seen')
  })
})

const actions: Record<string, (ports: FakePorts, other: Person) => Promise<unknown>> = {
  'like': (ports, other) => likeMember(ports, { ...from(bob()), likedId: other.profile.id }),
  'like in the swipe game': (ports, other) =>
    likeInSwipeGame(ports, { ...from(bob()), likedId: other.profile.id }),
  'pass': (ports, other) => passInSwipeGame(ports, { ...from(bob()), passedId: other.profile.id }),
  'first message': (ports, other) =>
    beginConversation(ports, { ...to(other), body: 'Hello', ...sending }),
  'gift': (ports, other) => sendGiftToMember(ports, { ...to(other), gift: 'rose', ...sending }),
}

const sending = { userId: bob().user.id, clientId: 'one', settings: defaultSettings }

function from({ profile }: Person) {
  return { profileId: profile.id }
}

function to({ profile }: Person) {
  return { partnerId: profile.id }
}

test.group('Turning to a member one may not meet', () => {
  for (const [name, act] of Object.entries(actions)) {
    test(`${name}: refused for an invisible member, but not for their partner`, async ({
      assert,
    }) => {
      const ports = await portsWithBob(invisibleAda)
      assert.containsSubset(await act(ports, invisibleAda), { refusal: 'not_to_be_seen' })
      await openBetween(ports, invisibleAda, bob())
      assert.containsSubset(await act(ports, invisibleAda), { ok: true })
    })

    test(`${name}: refused where the sites are not in one pool`, async ({ assert }) => {
      const ports = await portsWithBob(adaElsewhere)
      ports.repositories.sites.closedSites.push(elsewhere)
      assert.containsSubset(await act(ports, adaElsewhere), { refusal: 'member_not_found' })
    })

    test(`${name}: accepted between sites that share their members`, async ({ assert }) => {
      const ports = await portsWithBob(adaElsewhere)
      assert.containsSubset(await act(ports, adaElsewhere), { ok: true })
    })
  }

  test('leaves no visit', async ({ assert }) => {
    for (const other of [invisibleAda, adaElsewhere]) {
      const ports = await portsWithBob(other)
      ports.repositories.sites.closedSites.push(elsewhere)
      assert.isTrue(mayRecordVisit(bob().profile, other.profile))
      await recordVisit(ports, { visitor: bob().profile, visited: other.profile })
      assert.equal(ports.repositories.visits.rows.size, 0)
    }
  })
})

function portsWithBob(other: Person) {
  return portsWith(bob({ user: { paidUser: true, credits: 50 } }), other)
}
