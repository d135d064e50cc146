import { press, type Prepare } from '#tests/screens/states/common_states'
import { phonePhoto } from '#tests/support/profiles/picture_files'
import { hydrated } from '#tests/support/browser/hydration'

/** The dialog of all gifts with one selected. */
export const chooseGift: Prepare = async (page, t) => {
  await press('messaging.choose_gift', { cost: '3' })(page, t)
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: t('gifts.bouquet') })
    .check()
}

/** By keyboard, as it is shown beside the message with the focus alone. */
export const removeMessage: Prepare = async (page, t) => {
  await hydrated(page)
  await page
    .getByRole('button', { name: t('messaging.remove_message') })
    .first()
    .press('Enter')
  await page.getByRole('dialog').waitFor()
}

/** Opens the dialog of gifts from a profile. */
export const chooseGiftOnProfile: Prepare = async (page, t) => {
  await press('profiles.send_gift')(page, t)
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: t('gifts.bouquet') })
    .check()
}

/** A gift without enough credits. */
export const giveTooMuch: Prepare = async (page, t) => {
  await chooseGift(page, t)
  await page.getByRole('button', { name: t('messaging.send_gift', { cost: 7 }) }).click()
  await page.getByRole('dialog', { name: t('messaging.get_credits') }).waitFor()
}

/** A photo, before it is sent. */
export const choosePhoto: Prepare = async (page) => {
  await hydrated(page)
  const file = { name: 'beach.jpg', mimeType: 'image/jpeg', buffer: await phonePhoto(900, 1200) }
  await page.locator('input[type=file]').setInputFiles(file)
  await page.getByRole('dialog').locator('img').waitFor()
}

/** A gift and a photo in the conversation; each is sent once and reused by later screens. */
export const giveGiftAndPhoto: Prepare = async (page, t) => {
  await hydrated(page)
  const sent = page.getByRole('img', { name: t('messaging.your_photo') })
  if ((await sent.count()) > 0) return
  await press('messaging.choose_gift', { cost: '3' })(page, t)
  await page
    .getByRole('dialog')
    .getByRole('radio', { name: t('gifts.rose') })
    .check()
  await page.getByRole('button', { name: t('messaging.send_gift', { cost: 3 }) }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
  await page.waitForURL('**/chats/*')
  await choosePhoto(page, t)
  await page.getByRole('button', { name: t('messaging.send_photo', { cost: 2 }) }).click()
  await sent.waitFor()
}

/** All emoji; the first has the focus. */
export const openEmoji: Prepare = async (page, t) => {
  await press('messaging.emoji')(page, t)
  await page.getByRole('group', { name: t('messaging.emoji') }).waitFor()
}

/** Scrolled up: a button leads back to the newest message. */
export const scrollUp: Prepare = async (page, t) => {
  await hydrated(page)
  await page
    .getByRole('main')
    .getByRole('region')
    .first()
    .evaluate((scroller: { scrollTop: number }) => {
      scroller.scrollTop = -300
    })
  await page.getByRole('button', { name: t('messaging.to_newest') }).waitFor()
}

/** Icebreakers, whatever the situation. */
export const openLines: Prepare = async (page, t) => {
  await hydrated(page)
  await page.getByRole('region').getByRole('button').click()
  await page.getByRole('dialog', { name: t('icebreakers.title') }).waitFor()
}
