import { test } from '@japa/runner'
import type { BrowserContextOptions, Page } from 'playwright'
import { demoPassword } from '#database/demo/password'
import { adminPage, owner } from '#tests/browser/story/admin'
import { logIn } from '#tests/browser/story/log_in'
import { newVisitor, runSqlAtSite } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')
const thanks = t('moderation.appeal_thanks')

test.group('A banned member who objects', () => {
  test('is told once that it is looked at, and reads it on each later visit', async ({
    assert,
  }) => {
    const page = await whoObjects()
    await page
      .getByRole('region', { name: t('common.toasts') })
      .getByText(thanks)
      .waitFor()
    assert.equal(await page.getByText(thanks).count(), 1)
    await isLookedAt(page)
    await page.reload()
    await isLookedAt(page)
    assert.equal(await page.getByText(thanks).count(), 0)
    await page.context().close()
  })

  test('is told without scripts as well', async ({ assert }) => {
    const page = await whoObjects({ javaScriptEnabled: false })
    await page.getByRole('status').getByText(thanks).waitFor()
    await isLookedAt(page)
    await page.reload()
    await isLookedAt(page)
    assert.equal(await page.getByText(thanks).count(), 0)
    await page.context().close()
  })
})

/** A member is banned, logs in, and objects. */
async function whoObjects(options: BrowserContextOptions = {}) {
  const email = await banSomeone()
  const page = await (await newVisitor(options)).newPage()
  await logIn(page, t, email, demoPassword, '**/decisions')
  await page.getByText(t('moderation.decisions_banned')).waitFor()
  await page.getByLabel(t('moderation.appeal_label')).fill('It was a song that I wrote')
  await page.getByRole('button', { name: t('moderation.appeal_send') }).click()
  return page
}

/** The objection stands below the decision, which takes no other. */
async function isLookedAt(page: Page) {
  const decision = page.getByRole('article')
  await decision.getByText('Someone else is looking at it').waitFor()
  await decision.getByText('It was a song that I wrote').waitFor()
  await page
    .getByRole('button', { name: t('moderation.appeal_send') })
    .waitFor({ state: 'detached' })
}

/** Somebody without credits, whose ban needs no second admin, and whom no other test shows. */
async function banSomeone() {
  const [{ id, email }] = await runSqlAtSite(`select id, email from users
    where credits = 0 and status = 'active' and language = 'en'
    and id in (select user_id from profiles where country in ('AU', 'NZ'))
    and id not in (select user_id from measures) order by id limit 1`)
  const page = await adminPage(owner)
  await page.goto(`/admin/members/${id}`)
  const form = page.locator(`form[action="/admin/members/${id}/ban"]`)
  await page.locator('details').filter({ has: form }).locator('summary').click()
  await form.locator('textarea[name=facts]').fill('You sent everybody the same link')
  await form.getByRole('button', { name: t('admin/measures.act_ban') }).click()
  await page.getByText(t('admin/measures.taken')).first().waitFor()
  await page.context().close()
  return String(email)
}
