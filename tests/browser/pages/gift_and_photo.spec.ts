import { test } from '@japa/runner'
import type { Page } from 'playwright'
import { inConversation, oneSide, pairLanguage, creditsOf } from '#tests/browser/story/pair'
import { transferFiles } from '#tests/browser/story/drop_files'
import { loseAnswer } from '#tests/browser/story/lose_answer'
import { phonePhoto } from '#tests/support/profiles/picture_files'
import { textsOf } from '#tests/support/browser/texts'

const t = textsOf(pairLanguage)
const rose = t('gifts.rose')

test.group('A gift and a photo', () => {
  test('reach the partner at once, and each is paid once', async ({ assert }) => {
    const { his, hers, partner, payer, leave } = await inConversation(16)
    const before = await creditsOf(his.page)

    await loseAnswer(his.page, '**/chats/*/gifts')
    const gifts = await giveRose(his.page, partner.name)
    await hers.bubble(t('messaging.gift_for_you', { gift: rose })).waitFor()
    await his.bubble(t('messaging.gift_for', { gift: rose, name: partner.name })).waitFor()
    await gifts.waitFor({ state: 'detached' })
    assert.equal(await creditsOf(his.page), before - 3)

    const file = { name: 'beach.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto() }
    await his.page.locator('input[type=file]').setInputFiles(file)
    await loseAnswer(his.page, '**/chats/*/photos*')
    await his.page.getByRole('button', { name: t('messaging.send_photo', { cost: 2 }) }).click()
    // She has not written to him yet, so his photo is hidden until she opens it.
    await hers.log.getByRole('button', { name: t('messaging.show_photo') }).click()
    const photo = t('messaging.photo_of', { name: payer.name })
    const open = t('messaging.open_photo', { photo })
    await hers.log.getByRole('button', { name: open }).click()
    const large = hers.page.getByRole('dialog', { name: photo })
    await large.getByRole('img', { name: photo }).waitFor()
    await hers.page.keyboard.press('Escape')
    await large.waitFor({ state: 'detached' })
    assert.equal(await creditsOf(his.page), before - 5)

    const line = t('messaging.your_photo_line')
    await his.page.getByRole('navigation').getByText(line, { exact: true }).waitFor()
    await leave()
  })

  test('photos dropped together are sent one at a time, and other files are refused', async ({
    assert,
  }) => {
    const { his, leave } = await oneSide(18)
    const { page } = his
    await transferFiles(page, 'drop', ['beach.jpg', 'hills.jpg'])
    const one = page.getByText(t('messaging.one_photo', { count: 2 }))
    await one.waitFor()
    await page.getByRole('button', { name: t('common.cancel') }).click()

    const letter = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('Dear') }
    const before = await creditsOf(page)
    await page.locator('input[type=file]').setInputFiles(letter)
    assert.equal(await one.count(), 0)
    await page.getByRole('button', { name: t('messaging.send_photo', { cost: 2 }) }).click()
    await page
      .getByRole('alert')
      .filter({ hasText: t('errors.picture_unknown') })
      .waitFor()
    assert.equal(await creditsOf(page), before)
    await leave()
  })

  test('that cannot be paid says that the text stays only where there is one', async ({
    assert,
  }) => {
    const { his, partner, leave } = await oneSide(17)
    const { page } = his
    await page.route('**/chats/*/gifts', (route) =>
      route.fulfill({ status: 402, json: { refusal: 'insufficient_credits', message: 'Too few' } })
    )
    const offer = page.getByRole('dialog', { name: t('messaging.get_credits') })
    const kept = offer.getByText(t('messaging.kept_text'))
    const give = async () => {
      await giveRose(page, partner.name)
      await offer.getByText('Too few').waitFor()
    }
    await give()
    assert.equal(await kept.count(), 0)

    await offer.getByRole('button', { name: t('messaging.not_now') }).click()
    await his.chat.field.fill('And a good morning')
    await give()
    await kept.waitFor()
    await leave()
  })
})

/** Answers the dialog of gifts. */
async function giveRose(page: Page, name: string) {
  await page.getByRole('button', { name: t('messaging.choose_gift', { cost: 3 }) }).click()
  const gifts = page.getByRole('dialog', { name: t('messaging.gift_title', { name }) })
  await gifts.getByRole('radio', { name: rose }).check()
  await gifts.getByRole('button', { name: t('messaging.send_gift', { cost: 3 }) }).click()
  return gifts
}
