import { Secret, TOTP } from 'otpauth'
import type { Page } from 'playwright'
import { textsOf } from '#tests/support/browser/texts'
import type { RunningSite } from '#tests/support/site/running_site'

const t = textsOf('en')
const email = 'ruth@vonk.example'

/** Makes the first admin of a site; answers the password that is printed. */
export async function createOwner(site: RunningSite) {
  const printed = await site.ace('admin:create', email, '--name=Ruth')
  const [, password] = / and (\S+)/.exec(printed) ?? []
  if (!password) throw new Error(`No password in: ${printed}`)
  return password
}

/** Takes the first step of the login. */
export async function enterPassword(page: Page, password: string) {
  await page.goto('/admin/login')
  await page.getByLabel(t('admin/access.email')).fill(email)
  await page.getByLabel(t('admin/access.password')).fill(password)
  await page.getByRole('button', { name: t('admin/access.go_on') }).click()
}

/** Sets up the app with the first code that it makes of the secret shown, which leads to recovery codes. */
export async function setUpApp(page: Page) {
  const secret = Secret.fromBase32(await page.locator('code').innerText())
  await enterCode(page, new TOTP({ secret }).generate())
  await page.getByRole('heading', { name: t('admin/access.recovery_codes') }).waitFor()
}

export async function enterCode(page: Page, code: string) {
  await page.locator('input[name=code]').fill(code)
  await page.getByRole('button', { name: t('admin/access.confirm') }).click()
}

/** Says that the recovery codes are kept, which leads into the back office. */
export async function keepCodes(page: Page) {
  await page.getByRole('link', { name: t('admin/access.codes_kept') }).click()
  await page.waitForURL('**/admin')
}

/** Adds a passkey of the device to the account of the admin. */
export async function addPasskey(page: Page, name: string) {
  await page.goto('/admin/me')
  await page.getByLabel(t('admin/me.passkey_name')).fill(name)
  await page.getByRole('button', { name: t('admin/me.add_passkey') }).click()
  await page.getByText(t('admin/me.factor_added')).waitFor()
}

export async function logOutAdmin(page: Page) {
  await page.getByRole('button', { name: t('admin/layout.log_out') }).click()
  await page.waitForURL('**/admin/login')
}

/** Makes the second factor of every session older than what is grave asks for. */
export const longSinceConfirmed = 'update admin_sessions set confirmed_at = confirmed_at - 960000'
