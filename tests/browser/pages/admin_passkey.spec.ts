import { test } from '@japa/runner'
import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright'
import { withAuthenticator } from '#tests/browser/story/authenticator'
import { newVisitor } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'
import { runSql } from '#tests/support/site/run_sql'
import { startSite, type RunningSite } from '#tests/support/site/running_site'

const t = textsOf('en')
const email = 'ruth@vonk.example'

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
    const password = await createOwner()
    const page = await (await newVisitor({ baseURL: site.url })).newPage()
    const recogniseNobody = await withAuthenticator(page)
    await enterPassword(page, password)
    await setUpApp(page)
    await page.goto('/admin/me')
    await page.getByLabel(t('admin/me.passkey_name')).fill('My laptop')
    await page.getByRole('button', { name: t('admin/me.add_passkey') }).click()
    await page.getByText(t('admin/me.factor_added')).waitFor()
    await page.getByRole('cell', { name: 'My laptop' }).waitFor()

    await logOut(page)
    await enterPassword(page, password)
    await usePasskey(page)
    await page.waitForURL('**/admin')

    await runSql(site.env, 'update admin_sessions set confirmed_at = confirmed_at - 960000')
    await page.goto('/admin/me')
    await page.getByRole('button', { name: t('admin/me.remove_app') }).click()
    await page.getByRole('heading', { name: t('admin/access.again') }).waitFor()
    await usePasskey(page)
    await page.waitForURL('**/admin/me')
    await page.getByRole('button', { name: t('admin/me.remove_app') }).click()
    await page.getByText(t('admin/me.factor_removed')).waitFor()

    await logOut(page)
    await recogniseNobody()
    await enterPassword(page, password)
    await usePasskey(page)
    await page.getByRole('alert').getByText(t('admin/me.passkey_failed')).waitFor()
    await page.goto('/admin')
    assert.equal(new URL(page.url()).pathname, '/admin/second-factor')
    await page.context().close()
  })
})

async function createOwner() {
  const printed = await site.ace('admin:create', email, '--name=Ruth')
  const [, password] = / and (\S+)/.exec(printed) ?? []
  if (!password) throw new Error(`No password in: ${printed}`)
  return password
}

async function enterPassword(page: Page, password: string) {
  await page.goto('/admin/login')
  await page.getByLabel(t('admin/access.email')).fill(email)
  await page.getByLabel(t('admin/access.password')).fill(password)
  await page.getByRole('button', { name: t('admin/access.go_on') }).click()
  await page.waitForURL('**/admin/second-factor**')
}

/** With the first code that the app makes of the secret shown. */
async function setUpApp(page: Page) {
  const secret = Secret.fromBase32(await page.locator('code').innerText())
  await page.getByLabel(t('admin/access.first_code')).fill(new TOTP({ secret }).generate())
  await page.getByRole('button', { name: t('admin/access.confirm') }).click()
  await page.getByRole('link', { name: t('admin/access.codes_kept') }).click()
  await page.waitForURL('**/admin')
}

async function usePasskey(page: Page) {
  await page.getByRole('button', { name: t('admin/access.use_passkey') }).click()
}

async function logOut(page: Page) {
  await page.getByRole('button', { name: t('admin/layout.log_out') }).click()
  await page.waitForURL('**/admin/login')
}
