import { test } from '@japa/runner'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import type { User } from '#core/users/user'
import type { Profile } from '#core/profiles/profile'
import { dismissals } from '#replies/cookies'
import { open } from '#tests/support/http/open_page'
import { inTransaction } from '#tests/support/database/transactions'
import { join } from '#tests/support/people/members'
import { ada, type Person } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'
import { siteUrl } from '#tests/support/http/cookies'
import { signInAda, withPassword } from '#tests/support/accounts/login'

test.group('The modal of the time bonus', (group) => {
  inTransaction(group)

  test('is offered in the members area alone, until dismissed', async ({ assert, client }) => {
    const newcomer = joining()
    await join(newcomer)
    assert.equal(await asksAfter(client, newcomer, '/likes/given'), 40)
    assert.isNull(await asksAfter(client, newcomer, '/credits'))
  })
})

test.group('The banners of a page', (group) => {
  inTransaction(group)

  test('remind new members of the activation mail, and show their time bonus', async ({
    assert,
    client,
  }) => {
    const newcomer = joining({ status: 'not_confirmed' }, { status: 'disabled' })
    await join(newcomer)
    assert.deepEqual(await bannersOf(client, newcomer), ['activation', 'time_bonus'])
  })

  test('are dismissed in a browser that remembers it', async ({ assert }) => {
    assert.deepEqual(await closedBy(`hide-time-bonus-banner=${Date.now()}`), [
      'hide-time-bonus-banner',
    ])
    assert.isEmpty(await closedBy('hide-time-bonus-banner=yes'))
    assert.isEmpty(await closedBy('theme=dark'))
  })

  test('ask for a photo as long as there is no main photo', async ({ assert, client }) => {
    await join(ada())
    assert.deepEqual(await bannersOf(client, ada()), ['enrich'])
    assert.isEmpty(await bannersOf(client, ada(), '/profile/photos'))
  })

  test('offer push where the browser can be asked', async ({ assert }) => {
    await join(await withPassword(ada()))
    await storePhoto(ada(), { main: true })
    const signedIn = await signInAda()
    const shown = async (askable: Record<string, string>, cookies = 'theme=dark') => {
      const headers = { ...signedIn, ...askable, Cookie: `${signedIn.Cookie}; ${cookies}` }
      const page = await fetch(`${siteUrl}/likes/given`, { headers })
      const [, list] =
        /"banners":(\[[^\]]*\])/.exec((await page.text()).replaceAll('&quot;', '"')) ?? []
      return list
    }
    const askable = { 'X-Push-Askable': '1' }
    assert.equal(await shown(askable), '["push"]')
    assert.equal(await shown({}), '[]')
    assert.equal(await shown({}, 'push-askable=1'), '[]', 'no cookie is asked')
    assert.equal(await shown(askable, `hide-push-notification-alert=${Date.now()}`), '[]')
  })
})

/** Ada, who has just signed up. */
function joining(user: Partial<User> = {}, profile: Partial<Profile> = {}) {
  return ada({ user: { signupDate: DateTime.utc(), ...user }, profile })
}

async function bannersOf(client: ApiClient, person: Person, path = '/likes/given') {
  const response = await open(client, path, person)
  response.assertStatus(200)
  return response.inertiaProps.banners
}

async function asksAfter(client: ApiClient, person: Person, path: string) {
  const response = await open(client, path, person)
  return response.inertiaProps.timeBonus.asksAfter
}

/** The dismissed notices of a browser with these cookies. */
async function closedBy(cookies: string) {
  const ctx = await testUtils.createHttpContext()
  ctx.request.request.headers.cookie = cookies
  return [...dismissals(ctx)]
}
