import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { landerNames } from '#core/landers/lander'
import { locales } from '#core/sites/locales'
import { landingNames } from '#core/landings/landing'
import { advertisedMember } from '#tests/support/browser/advertised_member'
import { hydrated } from '#tests/support/browser/hydration'
import { newVisitor, siteUrl, visitorPage } from '#tests/support/browser/shared_site'
import { sample } from '#tests/support/runner/sample'
import { textsOf } from '#tests/support/browser/texts'
import { waitUntilTrue } from '#tests/support/browser/wait_until_true'

const t = textsOf('en')

/** Bytes of HTML, style sheets and scripts, as they come over the line. */
const mostBytes = 60 * 1024

test.group('A lander, or a landing of a member,', () => {
  test('weighs 60 KB at most, asks no other server, and sets no cookie, in {$self}')
    .with(sample('language of the landers', locales, 1))
    .run(async ({ assert }, locale) => {
      const context = await newVisitor({ locale })
      const page = await context.newPage()
      const { id } = await advertisedMember()
      const landings = landingNames.map((name) => `/members/${id}/${name}`)
      for (const path of [...landerNames.map((name) => `/landers/${name}`), ...landings]) {
        const { bytes, hosts, problems } = await loadOf(page, path)
        assert.isAbove(bytes, 0)
        assert.isAtMost(bytes, mostBytes, path)
        assert.deepEqual(hosts, [new URL(siteUrl()).host], path)
        assert.deepEqual(problems, [], path)
      }
      const cookies = await context.cookies()
      assert.deepEqual(
        cookies.map(({ name }) => name),
        ['hide-site-entry-warning']
      )
      await context.close()
    })
})

test.group('The deck', () => {
  test('is decided by button, key and finger, and takes the likes to the sign-up', async ({
    assert,
  }) => {
    const page = await visitorPage()
    await page.goto('/landers/tinderswipe')
    const likes = [await topMember(page)]
    await page.getByRole('button', { name: t('landers.like') }).click()
    await page.getByRole('button', { name: t('landers.pass') }).click()
    likes.push(await topMember(page))
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowLeft')
    likes.push(await topMember(page))
    await dragTo(page, 40)
    assert.equal(await topMember(page), likes[2], 'it comes back')
    await dragTo(page, 160)
    await page.getByRole('heading', { name: t('landers.tinderswipe_end') }).waitFor()
    await page.getByText(t('landers.tinderswipe_liked')).waitFor()
    await answer(page)
    assert.sameMembers(carried(page, 'likes'), likes)
    await page.context().close()
  })
})

test.group('Interests that are chosen', () => {
  test('are counted at once, and taken to the sign-up', async ({ assert }) => {
    const page = await visitorPage()
    await page.goto('/landers/iconslanding')
    const told = page.getByRole('status')
    await page.getByRole('checkbox', { name: t('profiles.interest_coffee') }).check()
    await told.filter({ hasText: 'like this too' }).waitFor()
    await page.getByRole('checkbox', { name: t('profiles.interest_sailing') }).check()
    await told.filter({ hasText: 'both of these' }).waitFor()
    await answer(page)
    assert.sameMembers(carried(page, 'interests'), ['coffee', 'sailing'])
    await page.context().close()
  })
})

test.group('The feed', () => {
  test('keeps a heart while the question comes and goes', async ({ assert }) => {
    const page = await visitorPage({ viewport: { width: 360, height: 780 } })
    await page.goto('/landers/socialnetwork')
    const heart = page.locator('button.heart').first()
    await heart.click()
    const sheet = page.locator('[data-kept-title]')
    await sheet.waitFor()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'hidden' })
    assert.equal(await heart.getAttribute('aria-pressed'), 'true')
    await answer(page)
    assert.lengthOf(carried(page, 'likes'), 1)
    await page.context().close()
  })
})

test.group('The map', () => {
  test('and its list are one choice, from which the sign-up takes where somebody lives', async ({
    assert,
  }) => {
    const context = await newVisitor()
    await context.addCookies([{ name: 'geoip_selected_country', value: 'NL', url: siteUrl() }])
    const page = await context.newPage()
    await page.goto('/landers/maplanding')
    const list = page.getByLabel(t('accounts.region'), { exact: true })
    await page.getByRole('radio', { name: 'Gelderland', disabled: false }).focus()
    await page.keyboard.press('Space')
    const gelderland = await list.inputValue()
    assert.equal(await list.locator('option:checked').textContent(), 'Gelderland')
    await list.selectOption({ label: 'Drenthe' })
    await page.getByRole('radio', { name: 'Drenthe', checked: true }).waitFor()
    await page
      .locator('.region')
      .filter({ has: page.getByLabel('Gelderland') })
      .locator('path')
      .click()
    await page.getByRole('radio', { name: 'Gelderland', checked: true }).waitFor()
    await answer(page)
    await page.getByRole('heading', { name: t('accounts.orientation_title') }).waitFor()
    await hydrated(page)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: t('common.continue') }).click()
    await page.getByRole('heading', { name: t('accounts.place_title') }).waitFor()
    await waitUntilTrue(page, `document.querySelector('[name=region]').value === '${gelderland}'`)
    await context.close()
  })
})

test.group('The film', () => {
  test('begins by itself after its poster, is stopped by its button, and may be kept by caches', async ({
    assert,
  }) => {
    const context = await newVisitor()
    const page = await context.newPage()
    const asked: string[] = []
    page.on('request', (request) => asked.push(new URL(request.url()).pathname))
    await page.goto('/landers/video')
    await waitUntilTrue(page, "document.querySelector('video').currentTime > 0")
    const poster = asked.findIndex((path) => /\/poster-[\w-]+\.avif$/.test(path))
    assert.isAtLeast(poster, 0)
    assert.isAbove(
      asked.findIndex((path) => /\.(webm|mp4)$/.test(path)),
      poster
    )
    await page.getByRole('button', { name: t('landers.pause') }).click()
    await page.getByRole('button', { name: t('landers.play') }).waitFor()
    assert.isTrue(await page.evaluate("document.querySelector('video').paused"))
    const sources = await page.evaluate<[string, string][]>(
      "[...document.querySelectorAll('source[src]')].map((one) => [one.src, one.type])"
    )
    assert.lengthOf(sources, 2)
    for (const [address, type] of sources) {
      const part = await context.request.get(address, { headers: { range: 'bytes=0-99' } })
      const headers = part.headers()
      assert.equal(part.status(), 206)
      assert.isTrue(type.startsWith(headers['content-type']), headers['content-type'])
      assert.include(headers['cache-control'], 'immutable')
      assert.isBelow(Number(headers['content-range'].split('/')[1]), 700_000)
    }
    await context.close()
  })

  test('is not loaded where data are saved, until somebody asks for it', async ({ assert }) => {
    const context = await newVisitor()
    await context.addInitScript(
      "Object.defineProperty(navigator, 'connection', { value: { saveData: true } })"
    )
    const page = await context.newPage()
    const loaded: string[] = []
    page.on('request', (request) => loaded.push(request.url()))
    await page.goto('/landers/video', { waitUntil: 'networkidle' })
    assert.isEmpty(loaded.filter((address) => /\.(webm|mp4)$/.test(address)))
    await page.getByRole('button', { name: t('landers.play') }).click()
    await waitUntilTrue(page, "document.querySelector('video').currentTime > 0")
    await context.close()
  })
})

/** What a page loads, and what its console says. */
async function loadOf(page: Page, path: string) {
  const sizes: Promise<number>[] = []
  const hosts = new Set<string>()
  const problems: string[] = []
  page.removeAllListeners()
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (said) => said.type() === 'error' && problems.push(said.text()))
  page.on('requestfinished', (request) => {
    hosts.add(new URL(request.url()).host)
    if (!['document', 'script', 'stylesheet'].includes(request.resourceType())) return
    sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize))
  })
  await page.goto(path, { waitUntil: 'networkidle' })
  const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  return { bytes, hosts: [...hosts], problems }
}

/** Answers the question of a lander as a woman who looks for men. */
async function answer(page: Page) {
  await page.getByText(t('home.a_woman'), { exact: true }).click()
  await page.getByText(t('home.men'), { exact: true }).click()
  await page.locator('form button.go').click()
  await page.waitForURL('**/signup?**')
}

/** What the address of the sign-up holds under a name. */
function carried(page: Page, name: string) {
  return new URL(page.url()).searchParams.getAll(name).flatMap((value) => value.split(','))
}

function topMember(page: Page) {
  return page.locator('[data-at="0"]').getAttribute('data-member').then(String)
}

async function dragTo(page: Page, distance: number) {
  const box = await page.locator('[data-at="0"]').boundingBox()
  if (!box) throw new Error('No card is there')
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
  await page.mouse.move(x, y)
  await page.mouse.down()
  await page.mouse.move(x + distance, y, { steps: 5 })
  await page.mouse.up()
}
