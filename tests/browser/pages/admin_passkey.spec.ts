import { test } from '@japa/runner'
import type { Page } from 'playwright'
import {
  addPasskey,
  createOwner,
  enterPassword,
  keepCodes,
  logOutAdmin,
  longSinceConfirmed,
  setUpApp,
} from '#tests/browser/story/admin_entry'
import { withAuthenticator } from '#tests/browser/story/authenticator'
import { newVisitor } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'
import { runSql } from '#tests/support/site/run_sql'
import { startSite, type RunningSite } from '#tests/support/site/running_site'

const t = textsOf('en')

let site: RunningSite

/** The demo asks for no second factor. */
test.group('The passkey of an admin', (group) => {
  group.setup(async () => {
    site = await startSite({ DEMO: 'false' }, { demoWorld: false })
    return () => site.stop()
  })

  test('is added, logs in, and confirms what is grave, until the device refuses', async ({
    assert,
  }) => {
    const password = await createOwner(site)
    const page = await (await newVisitor({ baseURL: site.url })).newPage()
    const recogniseNobody = await withAuthenticator(page)
    await enterPassword(page, password)
    await setUpApp(page)
    await keepCodes(page)
    await addPasskey(page, 'My laptop')
    await page.getByRole('cell', { name: 'My laptop' }).waitFor()

    await logOutAdmin(page)
    await enterPassword(page, password)
    await usePasskey(page)
    await page.waitForURL('**/admin')

    await runSql(site.env, longSinceConfirmed)
    await page.goto('/admin/me')
    await page.getByRole('button', { name: t('admin/me.remove_app') }).click()
    await page.getByRole('heading', { name: t('admin/access.again') }).waitFor()
    await usePasskey(page)
    await page.waitForURL('**/admin/me')
    await page.getByRole('button', { name: t('admin/me.remove_app') }).click()
    await page.getByText(t('admin/me.factor_removed')).waitFor()

    await logOutAdmin(page)
    await recogniseNobody()
    await enterPassword(page, password)
    await usePasskey(page)
    await page.getByRole('alert').getByText(t('admin/me.passkey_failed')).waitFor()
    await page.goto('/admin')
    assert.equal(new URL(page.url()).pathname, '/admin/second-factor')
    await page.context().close()
  })
})

async function usePasskey(page: Page) {
  await page.getByRole('button', { name: t('admin/access.use_passkey') }).click()
}
