import { test } from '@japa/runner'
import type { BrowserContext, Page } from 'playwright'
import { landerNames } from '#core/landers/lander'
import { landingNames } from '#core/landings/landing'
import { demoEmail } from '#database/demo/members'
import { logInByRequest } from '#tests/browser/story/log_in'
import { signUpByRequest } from '#tests/browser/story/sign_up'
import { pageOf, peopleWhoSpeak, type People } from '#tests/screens/people'
import { waitUntilTrue } from '#tests/support/browser/wait_until_true'
import { advertisedMember } from '#tests/support/browser/advertised_member'
import { newVisitor, siteUrl } from '#tests/support/browser/shared_site'
import { documentInParts } from '#tests/support/http/document_in_parts'
import { isWhole, sample } from '#tests/support/runner/sample'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')
const widths = [360, 1280]
const publicPaths = ['/', '/en/pricing', '/en/pages/terms']
/** Pages of one column, which stand alike on a wide screen. */
const forms = [
  '/en/login',
  '/en/signup',
  '/en/reset-password',
  '/en/complaints',
  '/en/complaints/illegal-content',
]
/** Cumulative layout shift; browsers call up to 0.1 good. */
const hardlyAny = 0.005

test.group('A page does not shift while it loads', (group) => {
  let people: People
  group.setup(async () => {
    people = await peopleWhoSpeak('en')
  })

  test('for visitors on a slow network, at {$self} px')
    .with(widths)
    .run(async ({ assert }, width) => {
      const page = await openBrowser(width)
      await slowDown(page)
      const { id } = await advertisedMember()
      const landings = landingNames.map((name) => `/members/${id}/${name}`)
      const oneColumn = isWhole || width === 360 ? [...forms, ...landings] : []
      const landers = sample(`landers at ${width} px`, landerNames, 4)
      for (const path of [...publicPaths, ...oneColumn, ...landers.map(pathOfLander)]) {
        assert.isBelow(await shiftOf(page, path), hardlyAny, path)
      }
      await page.context().close()
    })

  test('that arrives in parts, at {$self} px')
    .with(widths)
    .run(async ({ assert, cleanup }, width) => {
      const slow = await documentInParts(siteUrl())
      cleanup(slow.close)
      const page = await openBrowser(width, slow.url)
      const { id } = await advertisedMember()
      for (const path of ['/', '/en/signup', pathOfLander('gallery'), `/members/${id}/landing2`]) {
        assert.isBelow(await shiftOf(page, path), hardlyAny, path)
      }
      await page.context().close()
    })

  test('for members at {$self} px')
    .with(widths)
    .run(async ({ assert }, width) => {
      const page = await openBrowser(width)
      await logInByRequest(page.context(), demoEmail(people.free.number))
      const member = pageOf(people.withLocked(people.free))
      for (const path of ['/members', member, '/chats', '/likes/given', '/notifications']) {
        assert.isBelow(await shiftOf(page, path), hardlyAny, path)
      }
      await page.context().close()
    })

  test('for newcomers with a banner at {$self} px')
    .with(sample('width for newcomers', widths, 1))
    .run(async ({ assert }, width) => {
      const page = await openBrowser(width)
      const email = `still-${width}@mail.test`
      await signUpByRequest(page.context(), email)
      const shift = await shiftOf(page, '/members')
      await page.getByRole('complementary', { name: t('common.notice') }).waitFor()
      assert.isBelow(shift, hardlyAny)
      await page.context().close()
    })
})

function pathOfLander(name: string) {
  return `/landers/${name}`
}

async function openBrowser(width: number, baseURL = siteUrl()) {
  const context = await newVisitor({ baseURL, viewport: { width, height: 800 } })
  await recordShifts(context)
  return context.newPage()
}

/** A network so slow that a page is painted before all of it has arrived. */
async function slowDown(page: Page) {
  const chromium = await page.context().newCDPSession(page)
  await chromium.send('Network.enable')
  await chromium.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: 60,
    downloadThroughput: 60_000,
    uploadThroughput: 60_000,
  })
}

/** Sums up layout shifts without user input, from the start of each page. */
function recordShifts(context: BrowserContext) {
  return context.addInitScript(`
    globalThis.shift = 0
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) if (!entry.hadRecentInput) shift += entry.value
    }).observe({ type: 'layout-shift', buffered: true })
  `)
}

async function shiftOf(page: Page, path: string): Promise<number> {
  await page.goto(path)
  await page.evaluate('document.fonts.ready')
  await waitUntilTrue(
    page,
    "[...document.images].every((one) => one.complete || one.loading === 'lazy')"
  )
  // Two frames later everything is painted and every shift reported.
  return page.evaluate(
    'new Promise((tell) => requestAnimationFrame(() => requestAnimationFrame(() => tell(shift))))'
  )
}
