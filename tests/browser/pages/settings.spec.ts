import { readFile } from 'node:fs/promises'
import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { castMembers } from '#database/demo/cast'
import { demoEmail } from '#database/demo/members'
import { demoPassword } from '#database/demo/password'
import { logIn } from '#tests/browser/story/log_in'
import { linkMailedTo } from '#tests/browser/story/outbox'
import { newVisitor } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'
import { unzip } from '#tests/support/accounts/unzip'

const t = textsOf('en')

test.group('A member, in their settings', () => {
  test('changes the password, and is signed out elsewhere', async ({ assert }) => {
    const email = await someoneEnglish(0)
    const [page, elsewhere] = [await signedIn(email), await signedIn(email)]
    await page.goto('/profile')
    await page.getByRole('link', { name: t('settings.password_hint') }).click()
    await changePassword(page, 'a guess')
    await page.getByText(t('errors.old_password_wrong')).waitFor()

    await changePassword(page, demoPassword)
    await page.waitForURL('**/profile')
    await page.getByText(t('settings.password_changed')).waitFor()
    // The page open there may learn of it at any moment.
    const next = await elsewhere.context().newPage()
    await next.goto('/profile')
    assert.include(next.url(), '/login')
    await closeAll(page, elsewhere, await signedIn(email, newPassword))
  })

  test('changes the e-mail address, and restores it by the mail to the old one', async ({
    assert,
  }) => {
    const email = await someoneEnglish(1)
    const wanted = 'moved@mail.test'
    const page = await signedIn(email)
    await page.goto('/profile/email')
    await page.getByLabel(t('settings.new_email')).fill(wanted)
    await page.getByLabel(t('settings.your_password'), { exact: true }).fill(demoPassword)
    await page.getByRole('button', { name: t('settings.send_link') }).click()
    await page.waitForURL('**/profile')

    await page.goto(await linkMailedTo(page, wanted, '/mail-change/do'))
    await page.getByRole('button', { name: t('settings.confirm_email_button') }).click()
    await page.getByRole('heading', { name: t('settings.email_changed_title') }).waitFor()

    const subject = t('mails.email_changed_subject', { site: 'Vonk' })
    const link = await linkMailedTo(page, email, '/mail-change/undo', subject)
    await noticeLogoutBeforeAnswer(page, '**/mail-change/undo')
    await page.goto(link)
    await page.getByRole('button', { name: t('settings.undo_email_button') }).click()
    await page.getByRole('heading', { name: t('settings.email_undone_title') }).waitFor()
    await page.goto('/profile')
    assert.include(page.url(), '/login')
    await closeAll(page, await signedIn(email))
  })

  test('asks for the data, and opens the file of the mailed link: words and pictures', async ({
    assert,
  }) => {
    const email = await someoneEnglish(2)
    const page = await signedIn(email)
    await page.goto('/profile/data')
    await page.getByRole('button', { name: t('settings.data_ask') }).click()
    // It may be ready before the page comes back.
    const [, readyWords] = t('settings.data_ready_on', { time: () => '|' }).split('|')
    await page.getByText(t('settings.data_preparing')).or(page.getByText(readyWords)).waitFor()

    const subject = t('mails.data_ready_subject', { site: 'Vonk' })
    await page.goto(await linkMailedTo(page, email, '/profile/data/', subject))
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('link', { name: t('settings.data_file_button') }).click(),
    ])
    const files = await unzip(await readFile(await download.path()))
    const [user] = JSON.parse(String(files['users.json']))
    const pictures = Object.entries(files).filter(([name]) => name.startsWith('pictures/'))
    assert.equal(user.email, email)
    assert.isAtLeast(pictures.length, 2)
    for (const [, bytes] of pictures) assert.equal(bytes.subarray(8, 12).toString(), 'WEBP')
    await closeAll(page)
  })

  test('sees at the switch that invisible mode is for premium members', async () => {
    const page = await signedIn(demoEmail(1))
    const [{ language }] = await castMembers()
    const words = textsOf(language)
    await page.goto('/profile/privacy')
    await page.getByRole('button', { name: words('settings.become_invisible') }).click()
    const alert = page.getByRole('alert').filter({ hasText: words('errors.premium_required') })
    await alert.getByRole('link', { name: words('settings.get_credits') }).click()
    await page.waitForURL('**/credits')
    await closeAll(page)
  })

  test('chooses a language without script', async ({ assert }) => {
    const context = await newVisitor({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto('/lang-config')
    await page.getByRole('main').getByRole('button', { name: 'Polski' }).click()
    const heading = { name: textsOf('pl')('settings.language'), exact: true }
    await page.getByRole('heading', heading).waitFor()
    assert.equal(await page.locator('html').getAttribute('lang'), 'pl')
    await context.close()
  })
})

const newPassword = 'a walk along the canal'

/** Free members of the demo world who read English. */
async function someoneEnglish(index: number) {
  const cast = await castMembers()
  const found = cast.filter(({ language, fictional }) => language === 'en' && !fictional)
  return demoEmail(found[index + 10].number)
}

async function signedIn(email: string, password = demoPassword) {
  const context = await newVisitor()
  const page = await context.newPage()
  await logIn(page, t, email, password)
  return page
}

async function changePassword(page: Page, old: string) {
  const field = (label: string) => page.getByLabel(t(label), { exact: true })
  await field('settings.old_password').fill(old)
  await field('accounts.new_password').fill(newPassword)
  await field('accounts.repeat_password').fill(newPassword)
  await page.getByRole('button', { name: t('settings.change_password') }).click()
}

async function closeAll(...pages: Page[]) {
  for (const page of pages) await page.context().close()
}

/** A page of the member notices that its login has ended before the form that ended it is answered. */
async function noticeLogoutBeforeAnswer(page: Page, url: string) {
  const ended = Promise.withResolvers<void>()
  await page.route('**/presence', async (route) => {
    await ended.promise
    await route.continue()
  })
  await page.route(url, async (route) => {
    const response = await route.fetch({ maxRedirects: 0 })
    const noticed = page.waitForResponse('**/presence')
    ended.resolve()
    await (await noticed).finished()
    await setTimeout(500)
    await route.fulfill({ response })
  })
}
