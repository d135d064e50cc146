import { extname } from 'node:path'
import { test } from '@japa/runner'
import type { BrowserContext, Page } from 'playwright'
import { pairLanguage, pairOfMembers, signedInContext } from '#tests/browser/story/pair'
import { demoId } from '#database/demo/ids'
import { hydrated } from '#tests/support/browser/hydration'
import { countsAsOnline } from '#tests/support/browser/online'
import { newVisitor } from '#tests/support/browser/shared_site'
import { sample } from '#tests/support/runner/sample'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')
const part = '**/assets/login-*.js'

/** The time by the clock of the page stands still, however slow the machine. */
const opened = Date.UTC(2026, 0, 5)

test.group('A script chunk that fails to load', () => {
  test('is loaded by a full reload of the requested page', async ({ assert }) => {
    const { page, documents } = await open()
    let failed = 0
    await page.route(part, (route) => (failed++ === 0 ? route.abort() : route.continue()))
    await clickLogIn(page)
    await comesAlive(page)

    assert.isAbove(failed, 0)
    assert.deepEqual(documents, ['/signup', '/login'])
    await page.context().close()
  })

  test('is loaded by a second reload when the first lacks it', async ({ assert }) => {
    const { page, documents } = await open()
    let failed = 0
    await page.route(part, (route) => (failed++ === 0 ? route.abort() : route.continue()))
    await page.goto('/login')
    await comesAlive(page)
    assert.deepEqual(documents, ['/signup', '/login', '/login'])
    await page.context().close()
  })

  test('causes at most one reload a minute', async ({ assert }) => {
    const { page, documents } = await open()
    await page.route(part, (route) => route.abort())
    const givenUp = page.waitForEvent('pageerror')
    await clickLogIn(page)
    await givenUp
    assert.deepEqual(documents, ['/signup', '/login'])

    await page.clock.setFixedTime(opened + 61_000)
    const givenUpAgain = page.waitForEvent('pageerror')
    await page.reload()
    await givenUpAgain
    assert.deepEqual(documents, ['/signup', '/login', '/login', '/login'])
    await page.context().close()
  })
})

test.group('A chunk that is missing where no reload may be made', () => {
  test('leads to a page that says so', async () => {
    const { page } = await open()
    await hydrated(page)
    await page.evaluate(`sessionStorage.setItem('reloaded-for-chunk-at', '${opened}')`)
    await page.route(part, (route) => route.abort())
    await clickLogIn(page)
    await page.getByRole('heading', { name: t('common.error_title') }).waitFor()
    await page.context().close()
  })
})

test.group('An asset that is missing, whichever it is', () => {
  test('leaves a page that a visitor opens with its contents', async ({ assert }) => {
    const context = await visitorOnline()
    assert.deepEqual(await blankWithoutAnAsset(context, ['/signup']), [])
    await context.close()
  })

  test('leaves each page that a member opens with its contents', async ({ assert }) => {
    const { context, pages } = await memberOnline()
    const drawn = sample('pages of members', pages, 2)
    assert.deepEqual(await blankWithoutAnAsset(context, drawn), [])
    await context.close()
  })

  test('leaves a visitor a way to the next page', async ({ assert }) => {
    const context = await visitorOnline()
    const title = t('accounts.login_title')
    const next = { from: '/signup', link: t('common.log_in'), to: '/login', title }
    assert.deepEqual(await stuckWithoutAnAsset(context, next), [])
    await context.close()
  })

  test('leaves a member a way to each next page', async ({ assert }) => {
    const { context, links } = await memberOnline()
    for (const next of sample('links of members', links, 1))
      assert.deepEqual(await stuckWithoutAnAsset(context, next), [])
    await context.close()
  })
})

/** Opens each of these pages without each of its assets in turn; names what left it blank. */
async function blankWithoutAnAsset(context: BrowserContext, paths: readonly string[]) {
  const missed = new Set<string>()
  const blank: string[] = []
  for (const path of paths) {
    const assets = (await assetsAsked(context, path)).filter((asset) => !missed.has(asset))
    await inTabs(twoOfEachKind(assets), context, async (page, asset) => {
      await miss(page, asset, missed.add(asset).size)
      await page.goto(path, { waitUntil: 'load' })
      await isQuiet(page)
      if (!(await showsContents(page))) blank.push(`${path} without ${asset}`)
    })
  }
  return blank
}

type Next = Readonly<{ from: string; link: string; to: string; title: string }>

/** Follows a link without each of the assets that only the next page asks for; names what led nowhere. */
async function stuckWithoutAnAsset(context: BrowserContext, { from, link, to, title }: Next) {
  const atFirst = await assetsAsked(context, from)
  const follow = async (page: Page) => {
    await page.getByRole('link', { name: link }).first().click()
    await page.waitForURL((url) => url.pathname === to)
    await page.getByRole('heading', { level: 1, name: title }).waitFor()
  }
  const asked = await assetsAsked(context, from, follow)
  const later = asked.filter((asset) => !atFirst.includes(asset))
  if (later.length === 0) throw new Error(`${to} asks for no asset of its own`)
  const stuck: string[] = []
  await inTabs(twoOfEachKind(later), context, async (page, asset) => {
    await page.goto(from)
    await miss(page, asset, later.indexOf(asset))
    await follow(page)
    await isQuiet(page)
    if (!(await showsContents(page))) stuck.push(`${to} without ${asset}`)
  })
  return stuck
}

/** Scripts, styles and fonts. */
function twoOfEachKind(assets: readonly string[]) {
  const kinds = Object.values(Object.groupBy(assets, (asset) => extname(asset)))
  return kinds.flatMap((ofKind = []) => sample('missing assets', ofKind, 2))
}

/** Does this for each asset in a tab of its own, four at a time: a page is quiet for half a second. */
async function inTabs(
  assets: readonly string[],
  context: BrowserContext,
  act: (page: Page, asset: string) => Promise<unknown>
) {
  const left = [...assets]
  const work = async () => {
    for (let asset = left.shift(); asset; asset = left.shift()) {
      const page = await context.newPage()
      await act(page, asset)
      await page.close()
    }
  }
  await Promise.all([work(), work(), work(), work()])
}

async function showsContents(page: Page) {
  return (await page.getByRole('main').innerText()).length > 40
}

/** The scripts, styles and fonts that a page asks for, and what is done there. */
async function assetsAsked(
  context: BrowserContext,
  path: string,
  act?: (page: Page) => Promise<unknown>
) {
  const page = await context.newPage()
  const asked = new Set<string>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/assets/')) asked.add(pathname)
  })
  await page.goto(path)
  await isQuiet(page)
  await act?.(page)
  await isQuiet(page)
  await page.close()
  return [...asked]
}

/** Whatever the page asks for by itself has come, or failed. */
function isQuiet(page: Page) {
  return page.waitForLoadState('networkidle')
}

/** Every other one answers 404, those between are cut off. */
function miss(page: Page, asset: string, number: number) {
  return page.route(`**${asset}`, (route) =>
    number % 2 === 0 ? route.fulfill({ status: 404 }) : route.abort('internetdisconnected')
  )
}

/** A visitor at the form to sign up, whose script runs; and the documents they load. */
async function open() {
  const context = await visitorOnline()
  const page = await context.newPage()
  const documents: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'document') documents.push(new URL(request.url()).pathname)
  })
  await page.clock.setFixedTime(opened)
  await page.goto('/signup')
  return { page, documents }
}

async function visitorOnline() {
  const context = await newVisitor()
  await countsAsOnline(context)
  return context
}

/** A member, the pages they use most, and links from one of them to another. */
async function memberOnline() {
  const { payer, partner } = await pairOfMembers(34)
  const context = await signedInContext(payer)
  await countsAsOnline(context)
  const words = textsOf(pairLanguage)
  const profile = `/members/${demoId('profile', partner.number)}`
  const pages = ['/members', '/chats', profile, `${profile}/chat`, '/credits']
  const links = [
    {
      from: '/members',
      link: words('common.messages'),
      to: '/chats',
      title: words('messaging.title'),
    },
    {
      from: '/chats',
      link: words('common.credits'),
      to: '/credits',
      title: words('credits.title'),
    },
  ]
  return { context, pages, links }
}

async function clickLogIn(page: Page) {
  await page.getByRole('link', { name: t('common.log_in') }).click()
}

/** The button that shows the password answers only when the script of the page runs. */
async function comesAlive(page: Page) {
  await page.waitForURL('**/login')
  const show = page.getByRole('button', { name: t('common.show_password') })
  const shown = page.locator('input[type=text][name=password]')
  while ((await shown.count()) === 0) await show.click()
}
