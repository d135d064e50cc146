import { readFileSync } from 'node:fs'
import { test } from '@japa/runner'
import type { BrowserContext, Page } from 'playwright'
import {
  inConversation,
  oneSide,
  pairLanguage,
  pairOfMembers,
  signedInContext,
} from '#tests/browser/story/pair'
import { holdRequests } from '#tests/browser/story/hold_requests'
import { demoId } from '#database/demo/ids'
import { answerSignUpSteps } from '#tests/support/browser/answered_sign_up'
import { countsAsOnline } from '#tests/support/browser/online'
import { newVisitor, runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'
import { phonePhoto } from '#tests/support/profiles/picture_files'
import { sample } from '#tests/support/runner/sample'
import { fakePushManager } from '#tests/support/push/fake_push_manager'
import { pushBrowser } from '#tests/support/push/push_service'
import { waitUntil } from '#tests/browser/story/wait_until'
import { hydrated } from '#tests/support/browser/hydration'

const t = textsOf(pairLanguage)
const english = textsOf('en')

const ways = ['404', 'cut'] as const
const broken = 'export default () => { throw new Error("broken") }'

/** How a page is used whose chunk is missing, and what it says then; nothing for what nobody asked for. */
interface Use {
  path: string
  act?: (page: Page) => Promise<unknown>
  says?: string
}

/** The entry of the build's manifest of each chunk that is no page, layout or dictionary. */
function lazyChunks() {
  const path = 'build/public/assets/.vite/manifest.json'
  const entries: Record<string, { file: string; isDynamicEntry?: boolean }> = JSON.parse(
    readFileSync(path, 'utf8')
  )
  const lazy = Object.entries(entries).filter(
    ([source, { isDynamicEntry }]) =>
      isDynamicEntry && !/^(inertia\/(pages|layouts)\/|virtual:)/.test(source)
  )
  return new Map(lazy.map(([source, { file }]) => [partName(source), file]))
}

/** Such as `gift_dialog`, or the name of a package. */
function partName(source: string) {
  const library = /node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source)?.[1]
  return library ?? source.replace(/^.*\/|\.tsx?$/g, '')
}

test.group('A part whose code is missing', (group) => {
  const open: BrowserContext[] = []
  group.teardown(async () => {
    for (const context of open) await context.close()
  })

  test('leaves the page as it is, whichever it is and however it is missing', async ({
    assert,
  }) => {
    const chunks = lazyChunks()
    const viewers = await viewersOf(open)
    const used = viewers.flatMap(({ uses }) => Object.keys(uses))
    assert.sameMembers(used, [...chunks.keys()])
    const drawn = sample('missing parts', used, 12)

    for (const { context, uses } of viewers) {
      await neverReload(context)
      const page = await context.newPage()
      for (const [name, use] of Object.entries(uses)) {
        if (!drawn.includes(name)) continue
        for (const way of sample(`how ${name} is missing`, ways, 1)) {
          const missed = await withoutChunk(page, chunks.get(name) ?? '', way, use)
          assert.isAbove(missed, 0, `${name} is asked for`)
          assert.isAbove((await page.locator('main').innerText()).length, 40, `${name}: ${way}`)
          assert.equal(await page.getByText(t('common.error_title')).count(), 0, name)
        }
      }
    }
  }).timeout(400_000)

  test('loads a new document once, or the part on another try', async ({ assert }) => {
    const { payer, partner } = await pairOfMembers(31)
    const context = await signedInContext(payer)
    open.push(context)
    await countsAsOnline(context)
    const page = await context.newPage()
    let documents = 0
    page.on('request', (request) => (documents += Number(request.resourceType() === 'document')))
    const gift = '**/assets/gift_dialog-*.js'
    await page.route(gift, (route) => route.fulfill({ status: 404 }))
    await page.goto(`/members/${demoId('profile', partner.number)}`)
    const press = async () => {
      await hydrated(page)
      await page.getByRole('button', { name: t('profiles.send_gift') }).click()
    }
    const reloaded = page.waitForEvent('load')
    await press()
    await reloaded
    assert.equal(documents, 2)
    await press()
    const notice = page.getByRole('alert').filter({ hasText: t('common.part_missing') })
    await notice.waitFor()
    assert.equal(documents, 2)

    await page.unroute(gift)
    const tryAgain = notice.getByRole('button', { name: t('common.try_again') })
    const gifts = page.getByRole('dialog', {
      name: t('messaging.gift_title', { name: partner.name }),
    })
    await tryAgain.click()
    await gifts.or(notice).first().waitFor()
    // A browser that remembers what was missing asks again in a new document alone.
    if (await notice.isVisible()) {
      const newDocument = page.waitForEvent('load')
      await tryAgain.click()
      await newDocument
      assert.equal(documents, 3)
      await press()
    }
    await gifts.waitFor()
  })

  test('takes neither the page nor the menu with it when it fails to render', async ({
    assert,
  }) => {
    const context = await newVisitor()
    open.push(context)
    const page = await context.newPage()
    await page.route('**/assets/login-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: broken })
    )
    await page.goto('/pages/terms')
    const logIn = page.getByRole('banner').getByRole('link', { name: english('common.log_in') })
    await logIn.click()
    await page.getByRole('alert').getByText(english('common.error_title')).waitFor()
    assert.isTrue(await logIn.isVisible())
    await page.goBack()
    await page.getByRole('heading', { level: 1 }).waitFor()
    assert.equal(await page.getByText(english('common.error_title')).count(), 0)
  })

  test('is said to be missing when it fails to render, and the page is used on', async () => {
    const { his, leave } = await oneSide(33)
    await his.page.route('**/assets/gift_dialog-*.js', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: broken })
    )
    await his.page.getByRole('button', { name: t('messaging.choose_gift', { cost: 3 }) }).click()
    await his.page.getByText(t('common.part_missing')).waitFor()
    await his.chat.send('Then without a gift')
    await his.isAllSent()
    await leave()
  })

  test('reloads no page in which somebody has typed', async ({ assert }) => {
    const { his, leave } = await oneSide(32)
    const { page } = his
    let documents = 0
    page.on('request', (request) => (documents += Number(request.resourceType() === 'document')))
    await page.route('**/assets/gift_dialog-*.js', (route) => route.fulfill({ status: 404 }))
    const { field } = his.chat
    await field.fill('Not sent yet')
    await page.getByRole('button', { name: t('messaging.choose_gift', { cost: 3 }) }).click()
    await page.getByText(t('common.part_missing')).waitFor()
    assert.equal(await field.inputValue(), 'Not sent yet')
    assert.equal(documents, 0)
    await leave()
  })
})

/** Uses the page without the chunk; how often it was asked for in vain. */
async function withoutChunk(page: Page, file: string, way: (typeof ways)[number], use: Use) {
  let missed = 0
  const url = `**/assets/${file}`
  await page.route(url, (route) => {
    missed++
    return way === '404' ? route.fulfill({ status: 404 }) : route.abort('internetdisconnected')
  })
  await page.goto(use.path)
  await use.act?.(page)
  await waitUntil(async () => missed > 0, `${file} to be asked for`)
  if (use.says) await page.getByText(use.says).first().waitFor()
  await page.unroute(url)
  return missed
}

/** Each chunk is missing for longer than one reload. */
async function neverReload(context: BrowserContext) {
  await context.addInitScript("sessionStorage.setItem('reloaded-for-chunk-at', Date.now())")
}

/** Who uses which parts. */
async function viewersOf(open: BrowserContext[]) {
  const { his, hers, partner } = await inConversation(30)
  await sendPhoto(his.page, his.log.getByRole('img', { name: t('messaging.your_photo') }))
  const conversation = new URL(his.page.url()).pathname
  await Promise.all([his.page.close(), hers.page.close()])
  const member = his.page.context()
  await fakePushManager(member, pushBrowser('https://push.example.com/missing').address)
  await member.setExtraHTTPHeaders({ 'X-Push-Askable': '1' })
  const free = hers.page.context()
  await runSqlAtSite(
    `update users set signup_date = ${Date.now()} where id = '${demoId('user', partner.number)}'`
  )
  const visitor = await newVisitor()
  await answerSignUpSteps(visitor)
  open.push(member, free, visitor)
  const missing = t('common.part_missing')
  const click =
    (key: string, values = {}) =>
    (page: Page) =>
      page
        .getByRole('button', { name: t(key, values) })
        .first()
        .click()
  const inChat = (act: Use['act']) => ({ path: conversation, act, says: missing })
  const stranger = (await pairOfMembers(33)).partner
  const ofMember: Record<string, Use> = {
    'city_combobox': { path: '/profile/edit', says: missing },
    'announcements': { path: '/visits' },
    'like_modal': { path: '/visits?t=0', says: missing },
    'emoji_panel': inChat(click('messaging.emoji')),
    'gift_dialog': inChat(click('messaging.choose_gift', { cost: 3 })),
    'photo_dialog': inChat(chooseFile),
    'photo_view': inChat(click('messaging.open_photo', { photo: t('messaging.your_photo') })),
    'icebreaker_dialog': {
      path: `/members/${demoId('profile', stranger.number)}/chat`,
      act: (page) => page.getByRole('button', { name: /eerste zin|Daarmee beginnen/ }).click(),
      says: missing,
    },
    'toaster': { path: '/profile/privacy', act: turnInvisible },
    'sonner': { path: '/profile/privacy', act: turnInvisible },
    'app_icon_badge': { path: '/visits' },
    'follow_member': { path: '/visits' },
    'init_push': { path: '/visits' },
    '@adonisjs/transmit-client': { path: '/visits' },
    'enable_push': {
      path: '/visits',
      act: click('settings.push_on'),
      says: t('settings.push_failed'),
    },
  }
  await member.route('**/api/auto-like.php', (route) =>
    route.fulfill({
      json: {
        profile: { id: null, name: null, age: null, fictional: false, main_image: { match: null } },
        match: false,
      },
    })
  )
  return [
    { context: member, uses: ofMember },
    { context: free, uses: { bonus_prompt: { path: '/visits' } } as Record<string, Use> },
    {
      context: visitor,
      uses: {
        'signup_modal': {
          // The other has become invisible.
          path: `/members/${demoId('profile', stranger.number)}`,
          act: async (page) => {
            await page.getByRole('link', { name: english('profiles.like'), exact: true }).click()
            await page.waitForURL('**/signup**')
          },
        },
        'page_view': { path: '/login?lb=spring' },
        'enter_again': { path: '/login', act: typeBeforeScripts },
        '@simplewebauthn/browser': {
          path: '/login',
          act: (page) =>
            page.getByRole('button', { name: english('accounts.passkey_login') }).click(),
          says: english('accounts.passkey_not_used'),
        },
        '@zootools/email-spell-checker': {
          path: '/signup?step=4',
          act: async (page) => {
            await page.getByLabel(english('accounts.email')).fill('robin@gmial.com')
            await page.getByLabel(english('accounts.email')).blur()
          },
        },
      } as Record<string, Use>,
    },
  ]
}

async function sendPhoto(page: Page, sent: ReturnType<Page['getByRole']>) {
  await chooseFile(page, await phonePhoto())
  await page.getByRole('button', { name: t('messaging.send_photo', { cost: 2 }) }).click()
  await sent.waitFor()
}

async function chooseFile(page: Page, buffer = Buffer.from('no picture')) {
  const file = { name: 'beach.jpg', mimeType: 'image/jpeg', buffer }
  await page.locator('input[type=file]').first().setInputFiles(file)
}

async function typeBeforeScripts(page: Page) {
  const letScriptCome = await holdRequests(page, '**/assets/app-*.js')
  await page.reload({ waitUntil: 'commit' })
  await page.getByLabel(english('accounts.email')).fill('robin@example.com')
  const asked = page.waitForRequest('**/assets/enter_again-*.js')
  await letScriptCome()
  await asked
}

/** Becomes invisible, or visible again, which a toast tells. */
async function turnInvisible(page: Page) {
  await page.getByRole('main').locator('button[type=submit]').first().click()
  await page
    .locator('p[role=status].fixed')
    .getByText(new RegExp(`${t('settings.you_are_invisible')}|${t('settings.you_are_visible')}`))
    .waitFor()
}
