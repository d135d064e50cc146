import type { BrowserContext, Page } from 'playwright'
import type { Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'
import { holdRequests } from '#tests/browser/story/hold_requests'
import type { Texts } from '#tests/browser/story/texts'
import { cities } from '#tests/support/browser/cities'
import { hydrated } from '#tests/support/browser/hydration'
import { fromOwnPage } from '#tests/support/http/cookies'

export type Newcomer = Readonly<{
  name: string
  email: string
  country: Country
  /** The first letters of a city, and the region it lies in. */
  city: string
  region: string
  /** The path of the home page; without a language by default. */
  home?: string
}>

const newcomerPassword = 'a quiet walk by the sea'

/** When three steps of the progress bar are done, and how long it then continues. */
const nearItsEnd = 4500
const itsRest = '00:02'

/**
 * From the home page through every step to the page that asks to open the mail. The seconds that the bar
 * takes pass on the clock of the page alone.
 */
export async function signUp(page: Page, t: Texts, newcomer: Newcomer) {
  await page.clock.install()
  await page.goto(newcomer.home ?? '/')
  await choose(page, t('home.i_am'), t('home.a_man'))
  await choose(page, t('home.looking_for'), t('home.women'))
  await page.getByRole('button', { name: t('common.continue') }).click()
  await agreeToMatching(page, t)

  await tellPlace(page, t, newcomer)
  await tellBirthDate(page, t)
  await page.getByLabel(t('accounts.name'), { exact: true }).fill(newcomer.name)
  await choose(page, t('accounts.seen_by'), t('accounts.seen_by_everybody'))
  await goOn(page, t)
  const letMailBeSeen = await holdRequests(page, '**/activation')
  await tellAccount(page, t, newcomer)
  await seesProgress(page, t, newcomer.name)
  await letMailBeSeen()
  await page.clock.fastForward(itsRest)
  await page.getByRole('heading', { name: t('accounts.open_mail_title') }).waitFor()
}

/**
 * Signs up without opening a page, where a test is about something else: the browser is logged in, and the
 * mail on its way.
 */
export async function signUpByRequest(
  context: BrowserContext,
  email: string,
  locale: Locale = 'en'
) {
  const home = cities[locale]
  const find = async (path: string, called: string) => {
    const found: { id: number; name: string }[] = await (await context.request.get(path)).json()
    return found.find((one) => one.name === called)?.id
  }
  const region = await find(`/api/regions.php?country=${home.country}`, home.region)
  const q = encodeURIComponent(home.city)
  const data = {
    gender: 'male',
    seeking: 'female',
    country: home.country,
    region,
    place: await find(`/places?region=${region}&q=${q}`, home.city),
    date_of_birth: { day: '14', month: '3', year: '1992' },
    name: 'Robin',
    email,
    password: newcomerPassword,
    consent: true,
    looking_for_consent: true,
    seen_by: 'everybody',
  }
  const headers = { ...fromOwnPage, 'Accept-Language': locale }
  const response = await context.request.post('/signup', { data, headers, maxRedirects: 0 })
  const { location = '' } = response.headers()
  if (location !== '/signup/complete') throw new Error(`${email} was sent to ${location}`)
}

function choose(page: Page, question: string, answer: string) {
  return page.getByRole('group', { name: question }).getByText(answer, { exact: true }).click()
}

/** What was answered before is shown with the consent to use it. */
async function agreeToMatching(page: Page, t: Texts) {
  await page.getByRole('heading', { name: t('accounts.orientation_title') }).waitFor()
  await hydrated(page)
  await page.getByRole('checkbox').check()
  await goOn(page, t)
}

async function tellPlace(page: Page, t: Texts, { country, region, city }: Newcomer) {
  await page.getByRole('heading', { name: t('accounts.place_title') }).waitFor()
  await hydrated(page)
  await page.getByLabel(t('accounts.country')).selectOption(country)
  await page.getByLabel(t('accounts.region')).selectOption({ label: region })
  const field = page.getByRole('combobox', { name: t('accounts.city') })
  await field.fill(city)
  await page.getByRole('option', { name: city, exact: true }).first().click()
  await goOn(page, t)
}

async function tellBirthDate(page: Page, t: Texts) {
  await page.getByLabel(t('accounts.day')).fill('14')
  await page.getByLabel(t('accounts.month')).selectOption({ index: 3 })
  await page.getByLabel(t('accounts.year')).fill('1992')
  await goOn(page, t)
}

async function tellAccount(page: Page, t: Texts, { email }: Newcomer) {
  await page.getByLabel(t('accounts.email')).fill(email)
  await page.getByLabel(t('accounts.password'), { exact: true }).fill(newcomerPassword)
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: t('accounts.create_account') }).click()
}

/** Four steps in this order, done one after the other. */
async function seesProgress(page: Page, t: Texts, name: string) {
  await page.getByRole('heading', { name: t('accounts.progress_title', { name }) }).waitFor()
  await page.clock.fastForward(nearItsEnd)
  const steps = page.getByRole('listitem')
  const keys = ['check_data', 'make_account', 'search_matches', 'send_mail']
  for (const [index, key] of keys.entries()) {
    await steps
      .nth(index)
      .getByText(t(`accounts.${key}`))
      .waitFor()
  }
  await steps.nth(0).getByText(t('accounts.step_done')).waitFor()
  await steps.nth(2).getByText(t('accounts.step_done')).waitFor()
}

async function goOn(page: Page, t: Texts) {
  await page.getByRole('button', { name: t('common.continue') }).click()
}
