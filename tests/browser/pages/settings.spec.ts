import { setTimeout } from 'node:timers/promises'
import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { demoEmail } from '#database/demo/members'
import { demoPassword } from '#database/demo/password'
import { memberPage } from '#tests/browser/story/log_in'
import { englishMembers } from '#tests/browser/story/people'
import { linkMailedTo } from '#tests/browser/story/outbox'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')

test.group('A member, in their settings', () => {
  test('changes the e-mail address, and restores it by the mail to the old one', async ({
    assert,
  }) => {
    const member = (await englishMembers())[11]
    const email = demoEmail(member.number)
    const wanted = 'moved@mail.test'
    const page = await memberPage(member)
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
    for (const one of [page, await memberPage(member)]) await one.context().close()
  })
})

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
