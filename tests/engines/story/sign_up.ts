import type { Visitor } from '#tests/browser/story/people'
import type { Texts } from '#tests/browser/story/texts'
import type { EnginePage } from '#tests/support/engines/engine_page'

const password = 'a quiet walk by the sea'

/** From the home page through every step to the page that asks to open the mail. */
export async function signUp(page: EnginePage, t: Texts, visitor: Visitor) {
  await page.opens('/')
  await page.within('group', t('home.i_am')).pressesOn({ text: t('home.a_man') })
  await page.within('group', t('home.looking_for')).pressesOn({ text: t('home.women') })
  await page.presses('button', t('common.continue'))
  await agreesToMatching(page, t)
  await tellsPlace(page, t, visitor)
  await page.presses('button', t('common.continue'))
  await tellsBirthDate(page, t)
  await page.fills(t('accounts.name'), visitor.name)
  await page
    .within('group', t('accounts.seen_by'))
    .pressesOn({ text: t('accounts.seen_by_everybody') })
  await page.presses('button', t('common.continue'))
  await makesAccount(page, t, visitor.email)
  await page.sees(t('accounts.progress_title', { name: visitor.name }))
  await page.sees(t('accounts.open_mail_title'))
}

/** Gives the consent of the first step, whose questions were answered before. */
export async function agreesToMatching(page: EnginePage, t: Texts) {
  await page.sees(t('accounts.orientation_title'))
  await page.presses('checkbox')
  await page.presses('button', t('common.continue'))
}

/** Answers where somebody lives; the city is found by its letters. */
export async function tellsPlace(page: EnginePage, t: Texts, { city, region }: Visitor) {
  await page.sees(t('accounts.place_title'))
  await page.chooses(t('accounts.country'), 'United Kingdom')
  await page.chooses(t('accounts.region'), region)
  await page.fillsIn({ role: 'combobox', name: t('accounts.city') }, city)
  await page.presses('option', city)
}

async function tellsBirthDate(page: EnginePage, t: Texts) {
  await page.fills(t('accounts.day'), '14')
  await page.chooses(t('accounts.month'), 'March')
  await page.fills(t('accounts.year'), '1992')
  await page.presses('button', t('common.continue'))
}

async function makesAccount(page: EnginePage, t: Texts, email: string) {
  await page.fills(t('accounts.email'), email)
  await page.fills(t('accounts.password'), password)
  await page.presses('checkbox')
  await page.presses('button', t('accounts.create_account'))
}
