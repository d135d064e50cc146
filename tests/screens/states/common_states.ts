import type { Page } from 'playwright'
import { beginSignUpExternally } from '#tests/browser/story/external_sign_up'
import type { Texts } from '#tests/browser/story/texts'
import { closedWarningCookie } from '#tests/support/browser/entry_warning'
import { hydrated } from '#tests/support/browser/hydration'

/** Brings an open page into the state to capture. */
export type Prepare = (page: Page, t: Texts) => Promise<void>

type Said = Readonly<
  | { presses: (t: Texts) => RegExp }
  | { picks: (t: Texts) => string }
  | { inTurn: readonly Prepare[] }
>

/** What steps that are made by a function do, for engines that Playwright does not drive: see in_words. */
export const saidOf = new WeakMap<Prepare, Said>()

/** Presses a button by its name; the value `*` matches anything. */
export function press(key: string, values: Record<string, string> = {}): Prepare {
  const nameIn = (t: Texts) => anything(t(key, values))
  const step: Prepare = async (page, t) => {
    await hydrated(page)
    await page
      .getByRole('button', { name: nameIn(t) })
      .first()
      .click()
  }
  saidOf.set(step, { presses: nameIn })
  return step
}

/** Picks an entry of the open menu that opens a confirmation dialog. */
export function pick(key: string): Prepare {
  const step: Prepare = async (page, t) => {
    await page.getByRole('menuitem', { name: t(key) }).click()
    await page.getByRole('dialog').waitFor()
  }
  saidOf.set(step, { picks: (t) => t(key) })
  return step
}

export function inTurn(...steps: readonly Prepare[]): Prepare {
  const step: Prepare = async (page, t) => {
    for (const one of steps) await one(page, t)
  }
  saidOf.set(step, { inTurn: steps })
  return step
}

export const openLanguages: Prepare = async (page, t) => {
  await page
    .getByRole('button', { name: new RegExp(`^${t('common.language')}: `) })
    .first()
    .click()
  await page.getByRole('menu').waitFor()
}

export const openAccount: Prepare = async (page, t) => {
  await press('common.account')(page, t)
  await page.getByRole('menu').waitFor()
}

/** Submits the form as it is, so that every required field shows its error. */
export const sendEmptyForm: Prepare = async (page) => {
  await hydrated(page)
  await page.getByRole('main').locator('button[type=submit]').last().click()
  await page.locator('[aria-invalid=true]').first().waitFor()
}

/** A visitor asks to chat, and is asked to sign up over the profile. */
export const openSignup: Prepare = async (page, t) => {
  await hydrated(page)
  const chat = anything(t('profiles.chat_with', { name: '*' }))
  await page.getByRole('link', { name: chat }).click()
  await page.getByRole('dialog').waitFor()
}

export const sendEmptyModal: Prepare = async (page) => {
  await page.getByRole('dialog').locator('button[type=submit]').click()
  await page.locator('[aria-invalid=true]').first().waitFor()
}

/** Begins the name with an @, which is refused at the field. */
export const nameThemselvesWithAt: Prepare = async (page, t) => {
  await hydrated(page)
  await page.getByLabel(t('accounts.name'), { exact: true }).fill('@me')
  await page.getByRole('button', { name: t('profiles.save_profile') }).click()
  await page.getByRole('alert').first().waitFor()
}

export const logInWrongly: Prepare = async (page, t) => {
  await hydrated(page)
  await page.getByLabel(t('accounts.email')).fill('nobody@mail.test')
  await page.getByLabel(t('accounts.password'), { exact: true }).fill('not the password')
  await page
    .getByRole('main')
    .getByRole('button', { name: t('accounts.log_in'), exact: true })
    .click()
  await page.getByRole('alert').first().waitFor()
}

/** Writes one message more than the free ones. */
export const writeTooMuch: Prepare = async (page, t) => {
  await hydrated(page)
  await page.getByRole('textbox').fill('And then?')
  await page.getByRole('textbox').press('Enter')
  await page.getByRole('dialog', { name: t('messaging.get_credits') }).waitFor()
}

/** Likes somebody back; takes the like back first if there is one from an earlier run. */
export const match: Prepare = async (page, t) => {
  await hydrated(page)
  const hearts = (key: string) =>
    page.getByRole('main').getByRole('button', { name: anything(t(key, { name: '*' })) })
  const first = page.getByRole('main').locator('li').first().getByRole('button')
  const liked = first.and(hearts('likes.unlike_name'))
  if (await liked.count()) {
    await Promise.all([page.waitForResponse('**/members/*/like'), liked.click()])
    await page.reload()
    await hydrated(page)
  }
  await first.and(hearts('likes.like_name')).click()
  await page.getByRole('dialog', { name: t('likes.match_title') }).waitFor()
}

/** Fills in a caption of the maximum length in the open dialog. */
export const writeLongCaption: Prepare = async (page, t) => {
  const words =
    'An afternoon by the sea, with too much wind and the best chips of the whole coast. '
  const caption = page.getByLabel(t('profiles.photo_caption'), { exact: true })
  await caption.fill((words + words).slice(0, 140))
  await page.getByRole('button', { name: t('profiles.photo_save') }).click()
  await page.getByRole('dialog').waitFor({ state: 'detached' })
}

/** Uploads a file that is not a picture; a full album refuses before the upload. */
export const sendNoPicture: Prepare = async (page) => {
  await hydrated(page)
  const files = page.locator('input[type=file]')
  const file = { name: 'holiday.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('no picture') }
  if ((await files.count()) > 0) await files.setInputFiles(file)
  await page.getByRole('alert').first().waitFor()
}

export const openFirstMail: Prepare = async (page) => {
  await page.getByRole('main').getByRole('link').first().click()
  await page.locator('pre').waitFor()
}

/** Matches labels with a name in them. */
function anything(text: string) {
  const escaped = text.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
  return new RegExp(`^${escaped.replaceAll(String.raw`\*`, '.+')}$`)
}

/** Waits for the entry warning; later screens of the viewer have it closed. */
export const comeForTheFirstTime: Prepare = async (page) => {
  await page.context().clearCookies({ name: 'hide-site-entry-warning' })
  await page.reload()
  await page.getByRole('dialog').waitFor()
  await page.context().addCookies([closedWarningCookie(page.url())])
}

/** Continues a sign-up that began on a landing page with the address and orientation. */
export function continueFromLander(path: string): Prepare {
  return async (page) => {
    const form = { email: 'robin@mail.test', gender: 'female', seeking: 'male' }
    await beginSignUpExternally(page.context(), form)
    await page.goto(path)
    await page.getByRole('main').getByRole('heading').first().waitFor()
  }
}

/** Likes every card of the deck, so that its end shows. */
export const likeTheDeck: Prepare = async (page, t) => {
  const like = page.getByRole('button', { name: t('landers.like') })
  for (let card = 1; card <= 5; card += 1) await like.click()
  await page.getByRole('heading', { name: t('landers.tinderswipe_end') }).waitFor()
}

/** Chooses three interests, and waits for what is said of those who share two. */
export const chooseInterests: Prepare = async (page, t) => {
  for (const interest of ['coffee', 'mountains', 'cooking'] as const) {
    const name = t(`profiles.interest_${interest}`)
    await page.getByRole('checkbox', { name, exact: true }).check()
  }
  await page.locator('[data-told] b').waitFor()
}

/** Gives the first member of the feed a heart. */
export const giveHeart: Prepare = async (page) => {
  await page.locator('button.heart').first().click()
  await page.locator('[data-kept-title]').waitFor()
}

/** Chooses the second line that a landing offers. */
export const chooseLine: Prepare = async (page) => {
  await page.locator('.bubble').nth(1).click()
  await page.locator('.bubble input:checked').waitFor()
}

/** Writes words of one's own in place of the lines of a landing. */
export const writeOwnLine: Prepare = async (page, t) => {
  await page.getByText(t('landings.own_line'), { exact: true }).click()
  await page.getByLabel(t('landings.own_words')).fill('Do you bake your own bread?')
}

/** A lander warns in the Netherlands and Germany. */
export const comeToLander: Prepare = async (page) => {
  await page.context().clearCookies({ name: 'hide-site-entry-warning' })
  const url = new URL(page.url()).origin
  await page.context().addCookies([{ name: 'geoip_selected_country', value: 'NL', url }])
  await page.reload()
  await page.getByRole('dialog').waitFor()
  await page.context().clearCookies({ name: 'geoip_selected_country' })
  await page.context().addCookies([closedWarningCookie(url)])
}
