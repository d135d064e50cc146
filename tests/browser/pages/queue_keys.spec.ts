import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { adminPage, owner, pressAndGo } from '#tests/browser/story/admin'
import { waitUntil } from '#tests/browser/story/wait_until'
import { newVisitor, runSqlAtSite } from '#tests/support/browser/shared_site'
import { sample } from '#tests/support/runner/sample'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')
const queues = ['reports', 'appeals', 'complaints', 'inbox'] as const

test.group('Keys in the queues', () => {
  for (const queue of sample('queue that is led through', queues, 1)) {
    test(`lead through the ${queue} and into one`, async ({ assert }) => {
      const page = await adminPage(owner)
      await page.goto(`/admin/${queue}`)
      const links = await pathsOf(page)
      await page.keyboard.press('j')
      assert.equal(await focusedPath(page), links[0])
      if (links.length > 1) {
        await page.keyboard.press('J')
        assert.equal(await focusedPath(page), links[1])
        await page.keyboard.press('k')
        assert.equal(await focusedPath(page), links[0])
      }
      await pressAndGo(page, 'Enter')
      assert.equal(new URL(page.url()).pathname, links[0])
      if (links.length > 1) {
        await pressAndGo(page, 'j')
        assert.equal(new URL(page.url()).pathname, links[1])
        await pressAndGo(page, 'k')
        assert.equal(new URL(page.url()).pathname, links[0])
      }
      await page.context().close()
    })
  }

  for (const queue of sample('queue with a list of keys', ['pictures', ...queues], 1)) {
    test(`are listed by one of them in the ${queue}`, async () => {
      const page = await adminPage(owner)
      await page.goto(`/admin/${queue}`)
      const list = page.getByRole('dialog', { name: t('admin/keys.title') })
      await page.keyboard.press('?')
      await list.waitFor()
      await page.keyboard.press('?')
      await list.waitFor({ state: 'hidden' })
      await page.getByRole('button', { name: t('admin/keys.title') }).click()
      await list.waitFor()
      await page.context().close()
    })
  }

  test('answer a chat of a fictional profile, and are letters in the answer', async ({
    assert,
  }) => {
    const page = await adminPage(owner)
    const chat = await openPlayableChat(page)
    await page.keyboard.press('1')
    const begun = page.locator('textarea[data-draft]')
    assert.isNotEmpty(await begun.inputValue(), 'a ready line')
    await begun.fill('')
    await page.keyboard.press('Escape')
    await page.keyboard.press('r')
    const draft = page.locator('textarea[data-draft]:focus')
    await draft.waitFor()
    await page.keyboard.type('jokers? 1 sax')
    assert.equal(await draft.inputValue(), 'jokers? 1 sax')
    assert.equal(page.url(), chat)
    await page.keyboard.press('Escape')
    await page.keyboard.press('r')
    const loaded = page.waitForEvent('load')
    await page.keyboard.press('Control+Enter')
    await loaded
    const id = chat.split('/').at(-1)
    const [{ body }] = await runSqlAtSite(
      `select body from messages where conversation_id = '${id}' order by sequence desc limit 1`
    )
    assert.equal(body, 'jokers? 1 sax')
    await page.context().close()
  })

  test('go to what cannot be undone, and leave it to Enter', async ({ assert }) => {
    const page = await adminPage(owner)
    const chat = await openPlayableChat(page)
    await page.keyboard.press('x')
    await page.locator('button[data-key="x"]:focus').waitFor()
    assert.equal(page.url(), chat)
    await page.context().close()
  })
})

test.group('The numbers of the menu', () => {
  test('stay fresh while the page is seen, without a reload', async ({ assert }) => {
    const page = await adminPage(owner)
    await page.clock.install()
    await page.goto('/admin/me')
    const shown = page.locator('[data-waiting="photos"]')
    const before = Number(await shown.textContent())
    const [{ id }] = await runSqlAtSite(`select photos.id from photos
      join profiles on profiles.id = photos.profile_id
      join users on users.id = profiles.user_id
      where photos.status = 'active' and users.status = 'active' limit 1`)
    await runSqlAtSite(`update photos set status = 'pending' where id = '${id}'`)
    await page.clock.runFor(31_000)
    await waitUntil(async () => Number(await shown.textContent()) === before + 1, 'one more')
    await runSqlAtSite(`update photos set status = 'active' where id = '${id}'`)
    assert.match(page.url(), /\/admin\/me$/)
    await page.context().close()
  })
})

test.group('Fingers', () => {
  test('find buttons and links of 44 pixels in each queue', async ({ assert }) => {
    const admin = await adminPage(owner)
    const cookies = await admin.context().cookies()
    await admin.context().close()
    const context = await newVisitor({
      viewport: { width: 360, height: 740 },
      hasTouch: true,
      isMobile: true,
    })
    await context.addCookies(cookies)
    const page = await context.newPage()
    for (const queue of ['pictures', ...queues]) {
      await page.goto(`/admin/${queue}`)
      assert.equal(new URL(page.url()).pathname, `/admin/${queue}`)
      assert.deepEqual(await lowTargets(page), [], queue)
      const width = await page.evaluate('document.documentElement.scrollWidth')
      assert.equal(width, 360, queue)
    }
    await context.close()
  })
})

function pathsOf(page: Page): Promise<string[]> {
  return page.evaluate("[...document.querySelectorAll('a[data-row]')].map((row) => row.pathname)")
}

function focusedPath(page: Page) {
  return page.evaluate('document.activeElement.pathname')
}

/** Opens the first chat that waits for an answer in a role: none where a statement comes first. Answers its address. */
async function openPlayableChat(page: Page) {
  await page.goto('/admin/inbox')
  const chats = page.locator('li:has(a[data-row])')
  const first = chats.filter({ hasNot: page.locator('.danger, .warning') }).first()
  await first.locator('a[data-row]').focus()
  await pressAndGo(page, 'Enter')
  return page.url()
}

/** The buttons, fields and links of the page that are lower than a finger needs. */
function lowTargets(page: Page) {
  return page.evaluate(`[...document.querySelectorAll('main :is(button, select, input, a)')]
    .filter((target) => target.checkVisibility() && target.type !== 'checkbox')
    .filter((target) => target.getBoundingClientRect().height < 44)
    .map((target) => target.outerHTML.slice(0, 120))`)
}
