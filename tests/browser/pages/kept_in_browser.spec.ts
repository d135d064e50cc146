import { test } from '@japa/runner'
import type { BrowserContext, Page } from 'playwright'
import { entryNamed, type BrowserStore } from '#core/privacy/kept_in_browser'
import { landerNames } from '#core/landers/lander'
import { landingNames } from '#core/landings/landing'
import { demoEmail } from '#database/demo/members'
import { demoPassword } from '#database/demo/password'
import { adminPage, owner } from '#tests/browser/story/admin'
import { logIn } from '#tests/browser/story/log_in'
import { pageOf, peopleWhoSpeak } from '#tests/screens/people'
import { advertisedMember } from '#tests/support/browser/advertised_member'
import { newFirstTimeVisitor, siteUrl } from '#tests/support/browser/shared_site'
import { sample } from '#tests/support/runner/sample'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')
const ofVisitors = ['/members', '/pricing', '/signup', '/login', '/complaints', '/pages/cookies']
const ofMembers = ['/members', '/chats', '/likes/given', '/profile', '/credits', '/notifications']
const ofAdmins = ['/admin', '/admin/pictures', '/admin/reports', '/admin/content/cookies']

/** A day, as what a cookie was set with is read a little later. */
const dayInMinutes = 24 * 60

test.group('What browsers keep for the site', () => {
  test('is what its list says, for visitors, members and admins, and comes from nobody else', async ({
    assert,
  }) => {
    const { free, withLocked } = await peopleWhoSpeak('en')
    const visitor = await newFirstTimeVisitor()
    const unlisted = await watch(visitor)
    const page = await visitor.newPage()
    await page.goto('/')
    await page.getByRole('button', { name: t('landers.entry_enter', { age: 18 }) }).click()
    const { id } = await advertisedMember()
    const landers = sample('landers', landerNames, 1).map((name) => `/landers/${name}`)
    const landings = sample('landings', landingNames, 1).map((name) => `/members/${id}/${name}`)
    await visit(page, [...sample('pages of visitors', ofVisitors, 2), ...landers, ...landings])
    // What is typed into the sign-up is kept for a reload.
    await page.goto('/signup')
    await page.getByRole('radio', { name: t('home.a_woman') }).check()
    await unlisted.look(page)

    await logIn(page, t, demoEmail(free.number), demoPassword)
    await visit(page, sample('pages of members', [...ofMembers, pageOf(withLocked(free))], 2))
    await unlisted.look(page)

    const admin = await adminPage(owner)
    // Set by the test itself.
    await admin.context().clearCookies({ name: 'hide-site-entry-warning' })
    const ofAdmin = await watch(admin.context())
    for (const path of sample('pages of admins', ofAdmins, 1)) await admin.goto(path)
    await ofAdmin.look(admin)

    for (const watched of [unlisted, ofAdmin]) {
      assert.deepEqual([...watched.found], [])
      assert.deepEqual([...watched.hosts], [new URL(siteUrl()).host])
    }
    assert.includeMembers(
      [...unlisted.known],
      ['auth.session', 'XSRF-TOKEN', 'hide-site-entry-warning', 'signup']
    )
    assert.include([...ofAdmin.known], 'admin.session')
    for (const context of [visitor, admin.context()]) await context.close()
  })
})

async function visit(page: Page, paths: readonly string[]) {
  for (const path of paths) {
    await page.goto(path)
  }
}

/** Notes whom the pages of a browser ask, and what it keeps beyond the list or longer than that says. */
async function watch(context: BrowserContext) {
  const [found, known, hosts] = [new Set<string>(), new Set<string>(), new Set<string>()]
  context.on('request', (request) => {
    const { host, protocol } = new URL(request.url())
    if (protocol.startsWith('http')) hosts.add(host)
  })
  const note = (name: string, store: BrowserStore, minutes: number | null = null) => {
    const entry = entryNamed(name, store)
    const isLonger = Math.abs((entry?.minutes ?? 0) - (minutes ?? 0)) > dayInMinutes
    if (!entry || isLonger) found.add(`${store} ${name}: ${minutes} minutes`)
    known.add(name)
  }
  return {
    found,
    known,
    hosts,
    async look(page: Page) {
      for (const { expires, name } of await context.cookies()) {
        note(name, 'cookie', Math.round((expires - Date.now() / 1000) / 60))
      }
      const kept = await page.evaluate<Record<BrowserStore | 'databases', string[]>>(readStores)
      for (const name of kept.local_storage) note(name, 'local_storage')
      for (const name of kept.session_storage) note(name, 'session_storage')
      for (const name of kept.cache) note(name, 'cache')
      for (const name of kept.databases) found.add(`database ${name}`)
    },
  }
}

const readStores = `(async () => ({
  local_storage: Object.keys(localStorage),
  session_storage: Object.keys(sessionStorage),
  cache: await caches.keys(),
  databases: (await indexedDB.databases()).map(({ name }) => name),
}))()`
