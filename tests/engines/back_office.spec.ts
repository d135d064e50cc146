import { test } from '@japa/runner'
import { phone } from '#tests/engines/story/shared_engines'
import { tellInEach } from '#tests/engines/story/tell'
import { Secret, TOTP } from 'otpauth'
import { createOwner } from '#tests/browser/story/admin_entry'
import { crossesBreakpoints } from '#tests/engines/story/widths'
import { textsOf } from '#tests/support/browser/texts'
import type { EnginePage } from '#tests/support/engines/engine_page'
import { startSite, type RunningSite } from '#tests/support/site/running_site'

const t = textsOf('en')
const ownerEmail = 'ruth@vonk.example'
const words = 'The button of the terms does nothing'

/** Milliseconds for which a code holds; each is taken once. */
const period = 30_000

/** The demo asks for no second factor. */
test.group('An admin', (group) => {
  let site: RunningSite

  group.each.setup(async () => {
    site = await startSite({ DEMO: 'false' }, { demoWorld: false })
    return () => site.stop()
  })

  tellInEach(
    'logs in with password and code, and answers a complaint from its queue',
    async (newPage) => {
      const password = await createOwner(site)
      await complains(await newPage(phone, site.url))
      const page = await newPage(undefined, site.url)
      await entersPassword(page, password)
      const app = await setsUpApp(page)
      await page.presses('button', t('admin/layout.log_out'))
      await page.isAt('/admin/login')
      await entersPassword(page, password)
      await entersCode(page, app.generate({ timestamp: Date.now() + period }))
      await page.isAt('/admin')
      await crossesBreakpoints(page)

      await page.presses('link', new RegExp(`^${t('admin/layout.complaints')}`))
      await page.isAt('/admin/complaints')
      await page.pressesOn({ css: '.tickets a' })
      await page.fillsIn({ css: 'textarea[name=body]' }, 'It is mended now')
      await page.chooses(t('admin/complaints.then'), t('admin/complaints.then_solved'))
      await page.presses('button', new RegExp(`^${t('admin/complaints.send')}`))
      await page.sees(t('admin/complaints.answered'))
      await page.presses('link', new RegExp(`^${t('admin/layout.complaints')}`))
      await page.sees(t('admin/complaints.none'))
    }
  )
})

async function complains(page: EnginePage) {
  await page.opens('/complaints')
  await page.fills(t('complaints.what_happened'), words)
  await page.fills(t('complaints.email'), 'vera@mail.test')
  await page.presses('button', t('complaints.send'))
  await page.isAt(/^\/complaints\/[\da-f]{56}$/)
}

async function entersPassword(page: EnginePage, password: string) {
  await page.opens('/admin/login')
  await page.fills(t('admin/access.email'), ownerEmail)
  await page.fills(t('admin/access.password'), password)
  await page.presses('button', t('admin/access.go_on'))
}

/** Sets up the app that makes the codes, from the secret that is shown. */
async function setsUpApp(page: EnginePage) {
  await page.seesOf({ css: 'code' })
  const [secret] = await page.reads({ css: 'code' })
  const app = new TOTP({ secret: Secret.fromBase32(secret) })
  await entersCode(page, app.generate())
  await page.presses('link', t('admin/access.codes_kept'))
  await page.isAt('/admin')
  return app
}

async function entersCode(page: EnginePage, code: string) {
  await page.fillsIn({ css: 'input[name=code]' }, code)
  await page.presses('button', t('admin/access.confirm'))
}
