import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { mayNotify } from '#core/notifications/may_notify'
import { wishesOf } from '#queries/notifications/wishes'
import { open } from '#tests/support/browse'
import { inTransaction } from '#tests/support/database'
import { join } from '#tests/support/members'
import { ada, bob } from '#tests/support/people'
import { sendSettings } from '#tests/support/settings'

async function switchesOf(client: ApiClient) {
  const page = await open(client, '/notifications', ada())
  const { switches } = page.inertiaProps
  return switches as { kind: string; mail: boolean; push: boolean }[]
}

test.group('The switches for notifications', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('are all on at first', async ({ client, assert }) => {
    const switches = await switchesOf(client)
    assert.lengthOf(switches, 6)
    assert.isTrue(switches.every(({ mail, push }) => mail && push))
  })

  test('keep what the form says, and replace it the next time', async ({ client, assert }) => {
    await sendSettings(client, '/notifications', { 'on[]': ['match.mail', 'visit.push'] }, ada())
    const on = (await switchesOf(client)).filter(({ mail, push }) => mail || push)
    assert.deepEqual(on, [
      { kind: 'match', mail: true, push: false },
      { kind: 'visit', mail: false, push: true },
    ])
    await sendSettings(client, '/notifications', {}, ada())
    assert.isTrue((await switchesOf(client)).every(({ mail, push }) => !mail && !push))
  })

  test('are obeyed by the question whether to notify, for their member alone', async ({
    client,
    assert,
  }) => {
    await sendSettings(client, '/notifications', { 'on[]': 'match.push' }, ada())
    const [adas, bobs] = [await wishesOf(ada().user.id), await wishesOf(bob().user.id)]
    assert.isFalse(mayNotify('match', 'mail', adas))
    assert.isTrue(mayNotify('match', 'push', adas))
    assert.isTrue(mayNotify('match', 'mail', bobs))
  })

  test('know no other kind or channel', async ({ client, assert }) => {
    const response = await sendSettings(client, '/notifications', { 'on[]': 'match.sms' }, ada())
    response.assertStatus(422)
    assert.isTrue((await switchesOf(client)).every(({ mail, push }) => mail && push))
  })
})
