import { readFile } from 'node:fs/promises'
import { test } from '@japa/runner'
import { castMembers } from '#database/demo/cast'
import { demoEmail } from '#database/demo/members'
import { demoPassword } from '#database/demo/password'
import { logInByRequest } from '#tests/browser/story/log_in'
import { linkMailedTo } from '#tests/browser/story/outbox'
import { unzip } from '#tests/support/accounts/unzip'
import { newVisitor } from '#tests/support/browser/shared_site'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf('en')

test.group('A member', () => {
  test('asks for the data, and opens the file of the mailed link: words and pictures', async ({
    assert,
  }) => {
    const email = await someoneEnglish()
    const context = await newVisitor()
    await logInByRequest(context, email, demoPassword)
    const page = await context.newPage()
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
    await context.close()
  })
})

/** A free member of the demo world. */
async function someoneEnglish() {
  const cast = await castMembers()
  const found = cast.filter(({ language, fictional }) => language === 'en' && !fictional)
  return demoEmail(found[12].number)
}
