import { test } from '@japa/runner'
import type { ApiClient } from '@japa/api-client'
import Profile from '#models/profile'
import { search } from '#tests/support/discovery/search'
import { open } from '#tests/support/http/open_page'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, bob, unconfirmedAda } from '#tests/support/people/people'
import { sendSettings } from '#tests/support/accounts/settings_form'

const premium = ada({ user: { paidUser: true } })

function become(client: ApiClient, invisible: '0' | '1') {
  return sendSettings(client, '/profile/privacy', { invisible }, ada())
}

test.group('Being shown to visitors', (group) => {
  inTransaction(group)

  test('is off until the member switches it on, and off again', async ({ client, assert }) => {
    const shy = ada({ profile: { advertised: false } })
    await join(shy)
    const agreed = async () => (await Profile.findOrFail(shy.profile.id)).advertised
    await sendSettings(client, '/profile/privacy', { advertised: '1' }, shy)
    assert.isTrue(Boolean(await agreed()))
    await sendSettings(client, '/profile/privacy', { advertised: '0' }, shy)
    assert.isFalse(Boolean(await agreed()))
  })
})

test.group('The caption beside the photo', (group) => {
  inTransaction(group)

  test('is offered to whom visitors see, and off at first', async ({ client, assert }) => {
    const seen = ada({ profile: { advertised: true } })
    await join(seen)
    const agreed = async () => (await Profile.findOrFail(seen.profile.id)).captioned
    assert.isFalse(Boolean(await agreed()))
    await sendSettings(client, '/profile/privacy', { captioned: '1' }, seen)
    assert.isTrue(Boolean(await agreed()))
    const page = await open(client, '/profile/privacy', seen)
    page.assertInertiaPropsContains({ advertised: true, captioned: true })
    await sendSettings(client, '/profile/privacy', { captioned: '0' }, seen)
    assert.isFalse(Boolean(await agreed()))
  })
})

test.group('Invisible mode', (group) => {
  inTransaction(group)

  test('hides a premium member from every search until it ends', async ({ client, assert }) => {
    await join(premium, bob())
    assert.include(await search(client, bob()), 'Ada')
    await become(client, '1')
    assert.notMatch(await search(client, bob()), /\bAda\b/)
    await become(client, '0')
    assert.include(await search(client, bob()), 'Ada')
  })

  test('says that nobody finds whoever did not confirm yet', async ({ client, assert }) => {
    await join(unconfirmedAda)
    const page = await open(client, '/profile/privacy', unconfirmedAda)
    assert.containSubset(page.inertiaProps, { invisible: false, unconfirmed: true })
  })
})
