import { test } from '@japa/runner'
import db from '@adonisjs/lucid/services/db'
import type { ApiClient, ApiResponse } from '@japa/api-client'
import { inTransaction } from '#tests/support/database/transactions'
import { adasCredentials, logIn, withPassword } from '#tests/support/accounts/login'
import { account, countOf, join } from '#tests/support/people/members'
import { ada, bob } from '#tests/support/people/people'

type Session = ReturnType<ApiResponse['session']>

const iphone =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 17_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.0 Mobile/15E148 Safari/604.1'
const windows =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/153.0.0.0 Safari/537.36'

async function enter(client: ApiClient, userAgent: string, address = '127.0.0.1') {
  const login = logIn(client).header('user-agent', userAgent)
  return (await login.header('x-forwarded-for', address)).session()
}

function press(client: ApiClient, session: Session, path: string) {
  return client.post(path).withSession(session).withCsrfToken().redirects(0)
}

async function isSignedIn(client: ApiClient, session: Session) {
  const response = await client.get('/credits').withSession(session).redirects(0)
  return response.status() === 200
}

test.group('The devices page', (group) => {
  inTransaction(group)
  group.each.setup(async () => join(await withPassword(ada()), bob()))

  test('shows where they are signed in, the device at hand first', async ({ client, assert }) => {
    await client.get('/members').loginAs(await account(bob()))
    const phone = await enter(client, iphone)
    await enter(client, windows)
    const page = await client.get('/profile/devices').withSession(phone).withInertia()
    const { devices } = page.body().props
    assert.lengthOf(devices, 2)
    assert.containsSubset(devices, [
      { browser: 'Safari', system: 'iOS', handheld: true, here: true },
      { browser: 'Chrome', system: 'Windows', handheld: false, here: false },
    ])
    assert.notInclude(JSON.stringify(page.body()), 'AppleWebKit')
  })

  test('names the country of each login in the language of the reader, and keeps no address', async ({
    client,
    assert,
  }) => {
    const phone = await enter(client, iphone)
    await enter(client, windows, '145.97.39.155')
    const named = async (language: string) => {
      const reader = await account(ada())
      await reader.merge({ language: language as 'nl' }).save()
      const page = await client.get('/profile/devices').withSession(phone).withInertia()
      return page.body().props.devices.map(({ country }: { country: string }) => country)
    }
    assert.notInclude(JSON.stringify(await db.from('logins')), '145.97')
    assert.deepEqual(await named('nl'), [null, 'Nederland'])
    assert.deepEqual(await named('fr'), [null, 'Pays-Bas'])
  })

  test('names no device for an unknown browser', async ({ client, assert }) => {
    for (const name of ['', 'x', '<b>']) {
      const session = await enter(client, name)
      const page = await client.get('/profile/devices').withSession(session).withInertia()
      assert.containsSubset(page.body().props.devices[0], { browser: '', system: '' })
    }
  })

  test('logs one device out, and no other', async ({ client, assert }) => {
    const [phone, laptop, tablet] = [
      await enter(client, iphone),
      await enter(client, windows),
      await enter(client, 'x'),
    ]
    const response = await press(client, phone, `/profile/devices/${laptop.login}/end`)
    response.assertHeader('location', '/profile/devices')
    const signedIn = await Promise.all(
      [phone, laptop, tablet].map((one) => isSignedIn(client, one))
    )
    assert.deepEqual(signedIn, [true, false, true])
  })

  test('logs out everywhere else', async ({ client, assert }) => {
    const [phone, laptop] = [await enter(client, iphone), await enter(client, windows)]
    const response = await press(client, phone, '/profile/devices/others/end')
    assert.isTrue(await isSignedIn(client, response.session()))
    assert.isFalse(await isSignedIn(client, laptop))
    assert.equal(await countOf('logins'), 1)
  })

  test('logs the device at hand out, too', async ({ client, assert }) => {
    const phone = await enter(client, iphone)
    const response = await press(client, phone, `/profile/devices/${phone.login}/end`)
    response.assertHeader('location', '/login')
    assert.isFalse(await isSignedIn(client, response.session()))
  })
})

test.group('A new password', (group) => {
  inTransaction(group)

  test('logs the member out on other devices, and not on this one', async ({ client, assert }) => {
    await join(await withPassword(ada()))
    const [phone, laptop] = [await enter(client, iphone), await enter(client, windows)]
    const password = 'four green bottles'
    const response = await press(client, phone, '/profile/password').json({
      old_password: adasCredentials.password,
      password,
      password_confirmation: password,
    })
    response.assertHeader('location', '/profile')
    assert.isTrue(await isSignedIn(client, response.session()))
    assert.isFalse(await isSignedIn(client, laptop))
  })
})

test.group('A session of an account that may not log in', (group) => {
  inTransaction(group)

  for (const status of ['banned', 'deletion_pending', 'deleted'] as const) {
    test(`is treated as a visitor's: ${status}`, async ({ client, assert }) => {
      await join(await withPassword(ada()))
      const phone = await enter(client, iphone)
      const user = await account(ada())
      await user.merge({ status }).save()
      assert.isFalse(await isSignedIn(client, phone))
    })
  }
})
