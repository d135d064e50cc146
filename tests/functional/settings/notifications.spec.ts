import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import { mayNotify } from '#core/notifications/may_notify'
import QuietHours from '#models/quiet_hours'
import NotificationSwitch from '#models/notification_switch'
import { open } from '#tests/support/http/open_page'
import { inTransaction } from '#tests/support/database/transactions'
import { account, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'
import { sendSettings } from '#tests/support/accounts/settings_form'

async function switchesOf(client: ApiClient) {
  const page = await open(client, '/notifications', ada())
  const { switches } = page.inertiaProps
  return switches as { kind: string; mail: boolean; push: boolean }[]
}

test.group('The switches for notifications', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  test('store the form, and replace it the next time', async ({ client, assert }) => {
    await sendSettings(client, '/notifications', { 'on[]': ['match.mail', 'visit.push'] }, ada())
    const on = (await switchesOf(client)).filter(({ mail, push }) => mail || push)
    assert.deepEqual(on, [
      { kind: 'match', mail: true, push: false },
      { kind: 'visit', mail: false, push: true },
    ])
    await sendSettings(client, '/notifications', {}, ada())
    assert.isTrue((await switchesOf(client)).every(({ mail, push }) => !mail && !push))
  })

  test('hold for every notification, for their member alone', async ({ client, assert }) => {
    await sendSettings(client, '/notifications', { 'on[]': 'match.push' }, ada())
    const adas = await NotificationSwitch.wishesOf(ada().user.id)
    const bobs = await NotificationSwitch.wishesOf(bob().user.id)
    assert.isFalse(mayNotify('match', 'mail', adas))
    assert.isTrue(mayNotify('match', 'push', adas))
    assert.isTrue(mayNotify('match', 'mail', bobs))
  })

  test('refuse an unknown kind or channel', async ({ client, assert }) => {
    const response = await sendSettings(client, '/notifications', { 'on[]': 'match.sms' }, ada())
    response.assertStatus(422)
    for (const { kind, mail, push } of await switchesOf(client)) {
      assert.deepEqual([mail, push], [kind !== 'offers', true])
    }
  })
})

test.group('How a member wants mails', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada()))

  const shown = async (client: ApiClient) => {
    const page = await open(client, '/notifications', ada())
    return page.inertiaProps.mailWish
  }

  test('is once a day and as the site is, until they choose', async ({ client, assert }) => {
    assert.deepEqual(await shown(client), { pace: 'daily', isNeutral: false })
    await sendSettings(client, '/notifications', { pace: 'at_once', neutral: '1' }, ada())
    assert.deepEqual(await shown(client), { pace: 'at_once', isNeutral: true })
    await sendSettings(client, '/notifications', { pace: 'daily' }, ada())
    assert.deepEqual(await shown(client), { pace: 'daily', isNeutral: false })
  })

  test('is no other pace', async ({ client, assert }) => {
    const response = await sendSettings(client, '/notifications', { pace: 'never' }, ada())
    response.assertStatus(422)
    assert.deepEqual(await shown(client), { pace: 'daily', isNeutral: false })
  })
})

test.group('The quiet hours of a member', (group) => {
  inTransaction(group)
  group.each.setup(() => join(ada(), bob()))

  const shown = async (client: ApiClient) => {
    const page = await open(client, '/notifications', ada())
    return page.inertiaProps.quiet
  }
  const choose = (client: ApiClient, hours: Record<string, string>) =>
    sendSettings(client, '/notifications', { quiet: '1', ...hours }, ada())

  test('are read on the clock of every other time of the site: {$self}')
    .with(['en', 'nl'] as const)
    .run(async ({ client, assert }, locale) => {
      const user = await account(ada())
      await user.merge({ language: locale }).save()
      const html = (await client.get('/notifications').loginAs(user)).text()
      assert.match(html, /<option[^>]*>23:00<\/option>/)
      assert.match(html, /<option[^>]*>08:00<\/option>/)
      assert.notMatch(html, /<option[^>]*>11:00 PM/)
    })

  test('are stored from the form, for their member alone', async ({ client, assert }) => {
    await choose(client, { quiet_from: '9', quiet_until: '17' })
    assert.deepEqual(await shown(client), { on: true, from: 9, until: 17 })
    assert.deepEqual(await QuietHours.of(ada().user.id), { fromHour: 9, untilHour: 17 })
    assert.deepEqual(await QuietHours.of(bob().user.id), { fromHour: 23, untilHour: 8 })
  })

  test('can be switched off, and are the night when switched on', async ({ client, assert }) => {
    await choose(client, { quiet_from: '9', quiet_until: '17' })
    await sendSettings(client, '/notifications', {}, ada())
    assert.deepEqual(await QuietHours.of(ada().user.id), { fromHour: 0, untilHour: 0 })
    assert.deepEqual(await shown(client), { on: false, from: 23, until: 8 })
  })

  test('are refused when empty or outside the day: {$self}')
    .with([
      { quiet_from: '7', quiet_until: '7' },
      { quiet_from: '24', quiet_until: '7' },
      { quiet_from: '-1', quiet_until: '7' },
      { quiet_from: '7.5', quiet_until: '8' },
      { quiet_from: '7' },
    ])
    .run(async ({ client, assert }, hours) => {
      const response = await choose(client, hours as Record<string, string>)
      response.assertStatus(422)
      assert.deepEqual(await shown(client), { on: true, from: 23, until: 8 })
    })
})
