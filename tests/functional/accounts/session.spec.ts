import { test } from '@japa/runner'
import { inTransaction } from '#tests/support/database/transactions'
import { adasCredentials, withPassword } from '#tests/support/accounts/login'
import { LogLines } from '#tests/support/logs/log_lines'
import { join } from '#tests/support/people/members'
import { ada } from '#tests/support/people/people'
import { cookiesOf, cookiesOfVisitor, headersFor, siteUrl } from '#tests/support/http/cookies'
import { submitLogin } from '#tests/support/http/sign_in'
import { openStream } from '#tests/support/live/event_stream'
import { configProvider } from '@adonisjs/core'
import app from '@adonisjs/core/services/app'
import type { SessionStoreFactory } from '@adonisjs/session/types'
import { extendedHourly } from '#config/session_stores'

const thirtyDays = 30 * 24 * 60 * 60

test.group('A session', (group) => {
  inTransaction(group)

  test('is not begun for a visitor who only reads, wherever they come from', async ({ assert }) => {
    const bare = ['/', '/nl', '/pricing', '/pages/privacy', '/landers/gallery', '/lang-config']
    const asked = ['/?near=NL', '/?lb=spring', '/pricing?country=BE', '/nl/pages/faq?utm_source=x']
    const tracked = ['/?network=sparks&sub1=1', '/members?network=sparks', '/pages/privacy?sub3=x']
    const odd = ['/nothing/here', '/nothing/here?ref=r', '/pages/privacy?network[a]=1']
    for (const path of [...bare, ...asked, ...tracked, ...odd, '/pages/terms/versions/first']) {
      assert.isEmpty(cookiesOf(await fetch(siteUrl + path)), path)
    }
  })

  test('is not begun by a form before it is sent', async ({ assert }) => {
    const ofComplaints = ['illegal-content', 'appeal', 'privacy', 'withdrawal']
    const forms = ['/complaints', ...ofComplaints.map((form) => `/complaints/${form}`)]
    const ofSignUp = ['/signup', '/signup?step=2&gender=female', '/nl/signup', '/signup-matches']
    const tracked = ['/signup?lander=gallery', '/login?network=sparks', '/signup?likes=x']
    const ofAccount = ['/login', '/de/login?lb=x', '/reset-password']
    for (const path of [...forms, ...ofSignUp, ...tracked, ...ofAccount]) {
      assert.isEmpty(cookiesOf(await fetch(siteUrl + path)), path)
    }
  })

  test('is begun, and stored, for a visitor of whom something must be kept', async ({
    client,
    assert,
  }) => {
    const page = await client.get('/signup?interests=wine')
    assert.exists(page.cookie('auth.session'))
    assert.exists(page.cookie('XSRF-TOKEN'))
    assert.notProperty(page.session(), 'csrf-secret')
    assert.property(page.session(), 'kept_interests')
  })

  test('is not stored any more when nothing is left to keep', async ({ client, assert }) => {
    const page = await client.get('/login').withFlashMessages({ success: 'Done' })
    assert.isEmpty(page.session())
  })

  test('accepts no token of another session', async ({ assert }) => {
    const [mine, another] = await Promise.all([cookiesOfVisitor(), cookiesOfVisitor()])
    const language = (token: string) =>
      fetch(`${siteUrl}/language`, {
        method: 'POST',
        redirect: 'manual',
        headers: {
          ...headersFor({ ...mine, 'XSRF-TOKEN': token }),
          'Content-Type': 'application/json',
        },
        body: JSON.stringify({ locale: 'pl' }),
      })
    const forged = cookiesOf(await language(another['XSRF-TOKEN']))
    assert.notProperty(forged, 'i18n_redirected')
    const own = cookiesOf(await language(mine['XSRF-TOKEN']))
    assert.equal(own.i18n_redirected, 'pl')
  })
})

test.group('The session cookie', (group) => {
  inTransaction(group)
  group.each.setup(async () => join(await withPassword(ada())))
  const log = new LogLines()
  log.with(group)

  test('is hidden from scripts and other sites, for thirty days, before and after login', async ({
    assert,
  }) => {
    for (const response of [
      await fetch(`${siteUrl}/signup?interests=wine`),
      (await signIn()).answer,
    ]) {
      const [cookie, ...others] = authCookies(response)
      assert.isEmpty(others)
      assert.match(cookie, new RegExp(`Max-Age=${thirtyDays}; Path=/; HttpOnly; SameSite=Lax`))
    }
  })

  test('from before login is worthless afterwards', async ({ assert }) => {
    const { before, answer } = await signIn()
    assert.equal((await openCredits({ ...before, ...cookiesOf(answer) })).status, 200)
    const refused = await openCredits(before)
    assert.equal(refused.headers.get('location'), '/login')
  })

  test('from before login is not set again by a late response', async ({ assert }) => {
    const { before, answer } = await signIn()
    const known = { ...before, ...cookiesOf(answer) }
    const call = await fetch(`${siteUrl}/api/user.php`, {
      headers: { ...headersFor(known), 'Sec-Fetch-Dest': 'empty' },
    })
    assert.equal(call.status, 200)
    assert.isEmpty(authCookies(call))
    assert.property(cookiesOf(call), 'XSRF-TOKEN')
    const page = { headers: { ...headersFor(known), 'Sec-Fetch-Dest': 'document' } }
    assert.lengthOf(authCookies(await fetch(`${siteUrl}/credits`, page)), 1)

    const others = await fetch(`${siteUrl}/profile/devices/others/end`, {
      method: 'POST',
      redirect: 'manual',
      headers: { ...headersFor(known), 'Sec-Fetch-Dest': 'empty' },
    })
    const [another] = authCookies(others)
    assert.notEqual(another.split(';')[0], `auth.session=${known['auth.session']}`)
  })

  test('is not touched by an event stream', async ({ assert }) => {
    const { before, answer } = await signIn()
    const headers = headersFor({ ...before, ...cookiesOf(answer) })
    const stream = await openStream(siteUrl, { ...headers, 'Sec-Fetch-Dest': 'empty' })
    assert.equal(await stream.subscribe(ada()), 204)
    stream.close()
    assert.isEmpty(log.warnings())
  })

  test('cannot be forged', async ({ assert }) => {
    const { before, answer } = await signIn()
    const { 'auth.session': signed } = cookiesOf(answer)
    const forged = signed.slice(0, signed.lastIndexOf('.') + 1) + 'a'.repeat(43)
    const refused = await openCredits({ ...before, 'auth.session': forged })
    assert.equal(refused.headers.get('location'), '/login')
  })
})

function authCookies(response: Response) {
  return response.headers.getSetCookie().filter((cookie) => cookie.startsWith('auth.'))
}

/** Logs Ada in; answers the cookies that her browser had before. */
function signIn() {
  return submitLogin(siteUrl, adasCredentials)
}

function openCredits(cookies: Record<string, string>) {
  return fetch(`${siteUrl}/credits`, { redirect: 'manual', headers: headersFor(cookies) })
}

test.group('A session that is only read', () => {
  test('is extended once, not with every request', async ({ assert }) => {
    const touched: string[] = []
    for (const id of ['one', 'one', 'another', 'one']) await touch(id, touched)
    assert.deepEqual(touched, ['one', 'another'])
  })
})

/** One request: each makes a store of its own. */
async function touch(id: string, touched: string[]) {
  const store = {
    read: () => null,
    write: () => {},
    destroy: () => {},
    touch: (name: string) => void touched.push(name),
  }
  const provider = extendedHourly(
    configProvider.create(async () => (() => store) as SessionStoreFactory)
  )
  const makeStore = await provider.resolver(app)
  await makeStore({} as never, {} as never).touch(id)
}

type Cookies = Record<string, string>

/** A request of a script beside the page. */
const background: [string, RequestInit][] = [
  ['/api/user.php', { headers: { Accept: 'application/json' } }],
  ['/api/page-hidden.php', { method: 'POST', headers: { Accept: '*/*' } }],
  ['/nowhere.webp', { headers: { Accept: 'image/avif,image/webp,*/*;q=0.8' } }],
]

test.group('A flash message', (group) => {
  inTransaction(group)

  test('waits for the next page, whatever scripts fetch before, and is shown once', async ({
    assert,
  }) => {
    await join(await withPassword(ada()))
    let cookies: Cookies = await cookiesOfVisitor()
    const signedIn = await send('/login', cookies, adasCredentials)
    cookies = { ...cookies, ...cookiesOf(signedIn) }
    const refused = await send('/profile/privacy', cookies, { invisible: true })
    assert.equal(refused.status, 302)

    for (const [path, { headers, ...options }] of background) {
      await fetch(siteUrl + path, { ...options, headers: { ...headersFor(cookies), ...headers } })
    }
    assert.isString(await errorOn('/profile/privacy', cookies))
    assert.isUndefined(await errorOn('/profile/privacy', cookies))
  })
})

function send(path: string, cookies: Cookies, body: object) {
  return fetch(siteUrl + path, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      ...headersFor(cookies),
      'Content-Type': 'application/json',
      'Accept': 'text/html',
      'Referer': `${siteUrl}/profile/privacy`,
    },
    body: JSON.stringify(body),
  })
}

async function errorOn(path: string, cookies: Cookies): Promise<unknown> {
  const headers = { ...headersFor(cookies), 'X-Inertia': 'true', 'Accept': 'text/html' }
  const answer = await fetch(siteUrl + path, { headers })
  const { props }: { props: { errors: Record<string, string> } } = JSON.parse(await answer.text())
  return props.errors.invisible
}
