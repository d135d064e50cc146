import { test } from '@japa/runner'
import hash from '@adonisjs/core/services/hash'
import testUtils from '@adonisjs/core/services/test_utils'
import type { ApiClient } from '@japa/api-client'
import { DateTime } from 'luxon'
import type { User } from '#core/users/user'
import type { Profile } from '#core/profiles/profile'
import { dismissals } from '#replies/cookies'
import { open } from '#tests/support/http/open_page'
import { inTransaction } from '#tests/support/database/transactions'
import { signIn } from '#tests/support/http/sign_in'
import { join } from '#tests/support/people/members'
import { ada, type Person } from '#tests/support/people/people'
import { storePhoto } from '#tests/support/profiles/photos'
import { siteUrl } from '#tests/support/http/cookies'

test.group('The modal of the time bonus', (group) => {
  inTransaction(group)

  test('is offered in the members area alone, until dismissed', async ({ assert, client }) => {
    const newcomer = joining()
    await join(newcomer)
    assert.equal(await asksAfter(client, newcomer, '/likes/given'), 40)
    assert.isNull(await asksAfter(client, newcomer, '/credits'))
  })

  test('is not offered to a new member who has credits', async ({ assert, client }) => {
    const rich = joining({ credits: 1 })
    await join(rich)
    assert.isNull(await asksAfter(client, rich, '/likes/given'))
  })

  test('is not offered in a browser that remembers its dismissal', async ({ assert }) => {
    assert.deepEqual(await closedBy(`hide-time-bonus-modal=${Date.now()}`), [
      'hide-time-bonus-modal',
    ])
  })
})

test.group('The banner of a page', (group) => {
  inTransaction(group)

  test('reminds new members of the activation mail', async ({ assert, client }) => {
    const newcomer = joining({ status: 'not_confirmed' }, { status: 'disabled' })
    await join(newcomer)
    assert.equal(await bannerOf(client, newcomer), 'activation')
  })

  test('shows confirmed members their time bonus', async ({ assert, client }) => {
    const newcomer = joining()
    await join(newcomer)
    assert.equal(await bannerOf(client, newcomer), 'time_bonus')
  })

  test('is dismissed in a browser that remembers it', async ({ assert }) => {
    assert.deepEqual(await closedBy(`hide-time-bonus-banner=${Date.now()}`), [
      'hide-time-bonus-banner',
    ])
    assert.isEmpty(await closedBy('hide-time-bonus-banner=yes'))
    assert.isEmpty(await closedBy('theme=dark'))
  })

  test('asks for a photo as long as there is no main photo', async ({ assert, client }) => {
    await join(ada())
    assert.equal(await bannerOf(client, ada()), 'enrich')
  })

  test('offers push where the browser can be asked', async ({ assert }) => {
    const passwordHash = await hash.make('seven grey herons')
    await join(ada({ user: { passwordHash } }))
    await storePhoto(ada(), { main: true })
    const signedIn = await signIn(siteUrl, 'ada@example.com', 'seven grey herons')
    const banner = async (cookies: string) => {
      const headers = { ...signedIn, Cookie: `${signedIn.Cookie}; ${cookies}` }
      const page = await fetch(`${siteUrl}/likes/given`, { headers })
      return /(?:"|&quot;)banner(?:"|&quot;):(\w+|&quot;\w+|"\w+)/.exec(await page.text())?.[1]
    }
    assert.match(String(await banner('push-askable=1')), /push$/)
    assert.equal(await banner(''), 'null')
    const dismissed = `hide-push-notification-alert=${Date.now()}`
    assert.equal(await banner(`push-askable=1; ${dismissed}`), 'null')
  })

  test('is absent for long-time members with a photo', async ({ assert, client }) => {
    await join(ada())
    await storePhoto(ada(), { main: true })
    assert.isNull(await bannerOf(client, ada()))
  })
})

/** Ada, who has just signed up. */
function joining(user: Partial<User> = {}, profile: Partial<Profile> = {}) {
  return ada({ user: { signupDate: DateTime.utc(), ...user }, profile })
}

async function bannerOf(client: ApiClient, person: Person) {
  const response = await open(client, '/likes/given', person)
  response.assertStatus(200)
  return response.inertiaProps.banner
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
