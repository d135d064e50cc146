import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { adminRoles } from '#core/admin/admin'
import { complaintsAboutOpen } from '#tests/screens/complaints_about'
import {
  addPasskey,
  createOwner,
  enterCode,
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
import { isWhole } from '#tests/support/runner/sample'
import { startSite, type RunningSite } from '#tests/support/site/running_site'

const t = textsOf('en')

/** The demo asks for no second factor, and has something in each list. */
test.group('The back office of a new site', (group) => {
  let site: RunningSite
  let password: string
  /** What pages of the roles before hold: the same is not looked at again. */
  const looked = new Set<string>()
  group.setup(async () => {
    site = await startSite({ DEMO: 'false' }, { demoWorld: false })
    password = await createOwner(site)
    return () => site.stop()
  })

  test('is accessible from the login to the last step of it', async ({ assert }) => {
    const page = await newPage()
    await withAuthenticator(page)
    const found: string[] = []
    const look = async (name: string) => found.push(...(await complaintsAboutOpen(page, name)))
    const refused = () => page.getByRole('alert').filter({ visible: true }).waitFor()

    await page.goto('/admin/login')
    await look('login')
    await enterPassword(page, 'none of mine')
    await refused()
    await look('login refused')
    await enterPassword(page, password)
    await look('setting up')
    await enterCode(page, '000000')
    await refused()
    await look('setting up refused')
    await setUpApp(page)
    await look('recovery codes')
    await keepCodes(page)

    await addPasskey(page, 'My laptop')
    await logOutAdmin(page)
    await enterPassword(page, password)
    await page.getByRole('button', { name: t('admin/access.use_passkey') }).waitFor()
    await look('second factor')
    await enterCode(page, '000000')
    await refused()
    await look('second factor refused')
    await page.getByRole('button', { name: t('admin/access.use_passkey') }).click()
    await page.waitForURL('**/admin')

    await runSql(site.env, longSinceConfirmed)
    await page.goto('/admin/me')
    await page.getByRole('button', { name: t('admin/me.remove_app') }).click()
    await page.getByRole('heading', { name: t('admin/access.again') }).waitFor()
    await look('asked again')
    await page.context().close()
    assert.deepEqual(found, [])
  })

  test('is accessible where there is nothing yet, to the role {$self}')
    .with([...adminRoles])
    .timeout(400_000)
    .run(async ({ assert }, role) => {
      const page = await newPage()
      await enterPassword(page, password)
      await runSql(site.env, 'update admin_sessions set confirmed_at = created_at')
      await runSql(site.env, `update admins set role = '${role}'`)
      const found: string[] = []
      const paths = new Set(['/admin'])
      for (const path of paths) {
        const answer = await page.goto(path)
        if (!answer?.ok()) found.push(`${role} at ${path}: ${answer?.status()}`)
        // A quick run follows the owner, who may see all; the others have fewer of the same pages.
        if (isWhole || role === 'owner')
          for (const linked of await linkedFrom(page)) paths.add(linked)
        const content = await contentOf(page)
        // The menu is the same on all pages of a role, and differs from that of another.
        if (path !== '/admin' && looked.has(content)) continue
        looked.add(content)
        found.push(...(await complaintsAboutOpen(page, `${role} at ${path}`)))
      }
      await page.context().close()
      if (isWhole || role === 'owner') assert.isAbove(paths.size, 5)
      assert.deepEqual(found, [])
    })

  async function newPage() {
    return (await newVisitor({ baseURL: site.url, reducedMotion: 'reduce' })).newPage()
  }
})

/** The pages of the back office that one links to, files left out, in whatever order and filter. */
function linkedFrom(page: Page): Promise<string[]> {
  return page.evaluate(`[...document.querySelectorAll('a[href^="/admin"]')]
    .map(({ pathname }) => pathname)
    .filter((path) => !path.endsWith('.csv'))`)
}

/** What a page holds apart from its frame, without the values of its fields, such as its token. */
function contentOf(page: Page): Promise<string> {
  return page.evaluate(`document.querySelector('main').innerHTML.replaceAll(/ value="[^"]*"/g, '')`)
}
