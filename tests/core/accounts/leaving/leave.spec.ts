import { test } from '@japa/runner'
import type { FakePorts } from '#tests/fakes/fake_ports'
import { DateTime } from 'luxon'
import { deleteAccount } from '#core/accounts/leaving/delete_account'
import { forgetSource, sourceForgottenAt } from '#core/accounts/leaving/forget_source'
import { eraseAtOnce, purgeMember } from '#core/accounts/leaving/purge_member'
import {
  returnByLink,
  returnByLogin,
  returnLinkWorks,
} from '#core/accounts/leaving/return_to_account'
import { makeReturnLink } from '#core/accounts/leaving/make_return_link'
import { beginConversation } from '#core/messaging/begin_conversation'
import { ok, refuse } from '#core/result'
import { defaultSettings as settings } from '#core/sites/settings/settings'
import { fillAlbum } from '#tests/support/profiles/albums'
import { portsWith } from '#tests/support/people/joined_ports'
import { ada, bob, type Person, unconfirmedAda } from '#tests/support/people/people'

const userId = ada().user.id
const profileId = ada().profile.id
const form = { reason: 'time', reasonText: null, remarks: 'Bye' } as const
test.group('Deleting an account', () => {
  test('hides the member and mails a return link', async ({ assert }) => {
    const ports = await portsWith(ada())
    assert.deepEqual(await deleteAccount(ports, { userId, form }), ok())
    assert.deepEqual(statuses(ports), ['deletion_pending', 'disabled'])
    const mail = { name: 'send_mail', kind: 'deletion', userId }
    assert.deepEqual(ports.repositories.jobs.added, [mail])
    const deletion = ports.repositories.deletions.rows.get(userId)
    assert.containSubset(deletion, { ...form, userId, statusBefore: 'active' })
  })

  test('is idempotent', async ({ assert }) => {
    const ports = await left(ada())
    ports.clock.advance({ days: 3 })
    const before = ports.repositories.deletions.rows.get(userId)
    assert.deepEqual(await deleteAccount(ports, { userId, form }), ok())
    assert.deepEqual(ports.repositories.deletions.rows.get(userId), before)
    assert.lengthOf(ports.repositories.jobs.added, 1)
  })

  test('is refused of an account that is {status}, and changes nothing')
    .with([{ status: 'banned' }, { status: 'deleted' }] as const)
    .run(async ({ assert }, { status }) => {
      const ports = await portsWith(ada({ user: { status } }))
      const outcome = await deleteAccount(ports, { userId, form })
      assert.deepEqual(outcome, refuse('account_closed'))
      assert.equal(statuses(ports)[0], status)
      assert.isEmpty(ports.repositories.jobs.added)
    })
})

test.group('The link back to a deleted account', () => {
  test('is created with the time at which it expires', async ({ assert }) => {
    const ports = await left(ada())
    const leftAt = ports.clock.now()
    ports.clock.advance({ hours: 2 })
    const made = await makeReturnLink(ports, { userId })
    assert.equal(made?.secret, 'secret-1')
    assert.isTrue(made?.finalAt.equals(leftAt.plus({ days: 14 })))
  })

  test('is not made for a member who has returned, or was banned meanwhile', async ({ assert }) => {
    const back = await left(ada())
    await returnByLogin(back, { userId })
    const banned = await left(ada())
    await banned.repositories.users.update(userId, { status: 'banned' })
    for (const ports of [back, banned]) assert.isNull(await makeReturnLink(ports, { userId }))
  })
})

test.group('Coming back', () => {
  for (const [name, person] of [
    ['a confirmed member', ada()],
    ['a newcomer', unconfirmedAda],
  ] as const) {
    test(`brings ${name} to where they were`, async ({ assert }) => {
      const ports = await left(person)
      await makeReturnLink(ports, { userId })
      assert.deepEqual(await returnByLink(ports, { secret: 'secret-1' }), ok({ userId }))
      assert.deepEqual(statuses(ports), [person.user.status, person.profile.status])
      assert.isEmpty([...ports.repositories.deletions.rows])
      const mail = { name: 'send_mail', kind: 'returned', userId }
      assert.deepEqual(ports.repositories.jobs.added.at(-1), mail)
    })
  }

  test('is possible for fourteen days, by link and by login', async ({ assert }) => {
    const ports = await left(ada())
    await makeReturnLink(ports, { userId })
    ports.clock.advance({ days: 14 })
    assert.deepEqual(await returnByLink(ports, { secret: 'secret-1' }), refuse('link_expired'))
    assert.deepEqual(await returnByLogin(ports, { userId }), refuse('account_closed'))
    assert.deepEqual(statuses(ports), ['deletion_pending', 'disabled'])
    ports.clock.advance({ milliseconds: -1 })
    assert.deepEqual(await returnByLink(ports, { secret: 'secret-1' }), ok({ userId }))
  })

  test('works once by a link, also when the member leaves again', async ({ assert }) => {
    const ports = await left(ada())
    await makeReturnLink(ports, { userId })
    await returnByLink(ports, { secret: 'secret-1' })
    await deleteAccount(ports, { userId, form })
    assert.deepEqual(await returnByLink(ports, { secret: 'secret-1' }), refuse('link_expired'))
    assert.deepEqual(statuses(ports), ['deletion_pending', 'disabled'])
  })

  test('is offered by a link only while it works', async ({ assert }) => {
    const ports = await left(ada())
    await makeReturnLink(ports, { userId })
    assert.isFalse(await returnLinkWorks(ports, { secret: 'a guess' }))
    ports.clock.advance({ days: 14, milliseconds: -1 })
    assert.isTrue(await returnLinkWorks(ports, { secret: 'secret-1' }))
    assert.deepEqual(statuses(ports), ['deletion_pending', 'disabled'])
    ports.clock.advance({ milliseconds: 1 })
    assert.isFalse(await returnLinkWorks(ports, { secret: 'secret-1' }))
  })

  test('is refused for a guessed link, and to a member banned meanwhile', async ({ assert }) => {
    const ports = await left(ada())
    await makeReturnLink(ports, { userId })
    assert.deepEqual(await returnByLink(ports, { secret: 'a guess' }), refuse('link_invalid'))
    await ports.repositories.users.update(userId, { status: 'banned' })
    assert.deepEqual(await returnByLink(ports, { secret: 'secret-1' }), refuse('link_invalid'))
    assert.deepEqual(await returnByLogin(ports, { userId }), refuse('account_closed'))
  })
})

test.group('Erasing a member', () => {
  test('waits for the fourteen days', async ({ assert }) => {
    const ports = await left(ada())
    ports.clock.advance({ days: 14, milliseconds: -1 })
    assert.isFalse(await purgeMember(ports, { userId }))
    assert.equal(ports.repositories.users.rows.get(userId)?.email, 'ada@example.com')
  })

  test('leaves nothing that identifies them', async ({ assert }) => {
    const ports = await left(ada({ user: { network: 'some ads' }, profile: { about: 'I row' } }))
    ports.clock.advance({ days: 14 })
    assert.isTrue(await purgeMember(ports, { userId }))
    assert.deepEqual(statuses(ports), ['deleted', 'disabled'])
    const jobs = ports.repositories.jobs.added.map(({ name }) => name)
    assert.deepEqual(jobs, ['send_mail', 'forget_source'], 'no files, so none to remove')
    await forgetSource(ports, { userId })
    const { users, profiles } = ports.repositories
    const remains = JSON.stringify([users.rows.get(userId), profiles.rows.get(profileId)])
    const { advertised, createdAt, gender, sexuality } = profiles.rows.get(profileId)!
    assert.deepEqual([gender, sexuality, advertised], ['male', 'hetero', false])
    assert.equal(createdAt.toMillis(), 0)
    for (const trace of ['ada@', 'Ada', 'tea', 'some ads', 'I row', '1995']) {
      assert.notInclude(remains, trace)
    }
  })

  test('forgets where they came from once the day is counted for good, not before', async ({
    assert,
  }) => {
    const ports = await left(ada({ user: { network: 'some ads' } }))
    const network = () => ports.repositories.users.rows.get(userId)?.network
    await forgetSource(ports, { userId })
    assert.equal(network(), 'some ads', 'while the account can come back')
    ports.clock.advance({ days: 14 })
    await purgeMember(ports, { userId })
    assert.equal(network(), 'some ads')
    assert.deepInclude(ports.repositories.jobs.added, { name: 'forget_source', userId })
    await forgetSource(ports, { userId })
    assert.isNull(network())
    const evening = DateTime.utc(2026, 2, 1, 23, 59)
    assert.equal(sourceForgottenAt(evening).toISO(), '2026-02-03T02:00:00.000Z')
  })

  test('erases their messages, not the partner’s', async ({ assert }) => {
    const ports = await portsWith(ada(), bob())
    await chat(ports, ada(), bob(), 'Hoi Bob')
    await chat(ports, bob(), ada(), 'Hoi Ada')
    await deleteAccount(ports, { userId, form })
    ports.clock.advance({ days: 14 })
    await purgeMember(ports, { userId })
    const bodies = [...ports.repositories.messages.rows.values()].map(({ body }) => body)
    assert.deepEqual(bodies, ['', 'Hoi Ada'])
  })

  test('removes the files of the pictures afterwards', async ({ assert }) => {
    const ports = await left(ada())
    await fillAlbum(ports, ada(), 'beach')
    ports.clock.advance({ days: 14 })
    await purgeMember(ports, { userId })
    const job = { name: 'remove_pictures', storageKeys: ['files of beach'] }
    assert.deepInclude(ports.repositories.jobs.added, job)
  })

  test('happens at once when they ask for it, and once', async ({ assert }) => {
    const ports = await portsWith(ada())
    assert.deepEqual(await eraseAtOnce(ports, { userId }), ok())
    assert.deepEqual(statuses(ports), ['deleted', 'disabled'])
    for (const gone of [userId, 'unknown']) {
      assert.deepEqual(await eraseAtOnce(ports, { userId: gone }), refuse('account_closed'))
    }
  })

  test('does not erase a member who has returned', async ({ assert }) => {
    const ports = await left(ada())
    await returnByLogin(ports, { userId })
    ports.clock.advance({ days: 30 })
    assert.isFalse(await purgeMember(ports, { userId }))
    assert.deepEqual(statuses(ports), ['active', 'active'])
  })
})

async function left(person: Person) {
  const ports = await portsWith(person)
  await deleteAccount(ports, { userId, form })
  return ports
}

function statuses({ repositories: { users, profiles } }: FakePorts) {
  return [users.rows.get(userId)?.status, profiles.rows.get(profileId)?.status]
}

async function chat(ports: FakePorts, from: Person, to: Person, body: string) {
  const letter = { clientId: body, body, settings }
  const partnerId = to.profile.id
  await beginConversation(ports, { userId: from.user.id, partnerId, ...letter })
}
