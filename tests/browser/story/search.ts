import type { Assert } from '@japa/assert'
import type { Page } from 'playwright'
import type { Partner, Visitor } from '#tests/browser/story/people'
import type { Texts } from '#tests/browser/story/texts'

const pageSize = 24

/** A visitor looks around in a country with more members than a page holds. */
export async function looksAround(page: Page, t: Texts, assert: Assert) {
  await page.goto('/members?gender=both&country=DE')
  const total = await totalShown(page, t)
  assert.isAbove(total, pageSize)
  assert.equal(await tiles(page, t).count(), pageSize)

  const first = await hrefs(page, t)
  await page.getByRole('link', { name: t('discovery.show_more') }).click()
  const start = page.getByRole('link', { name: t('discovery.from_the_start') })
  await tiles(page, t).nth(pageSize).or(start).first().waitFor()
  // Before script runs the same link leads to the second page instead of adding it.
  const shown = (await start.isVisible())
    ? [...first, ...(await hrefs(page, t))]
    : await hrefs(page, t)
  assert.isAbove(shown.length, pageSize)
  assert.equal(new Set(shown).size, shown.length, 'nobody is shown twice')
}

async function hrefs(page: Page, t: Texts) {
  const links = await tiles(page, t).all()
  return Promise.all(links.map((link) => link.getAttribute('href')))
}

/** Each filter changes the address, the words above the results and the count with them. */
export async function filters(page: Page, t: Texts, visitor: Visitor, assert: Assert) {
  await page.goto('/members')
  const usual = await page.getByRole('heading', { level: 1 }).innerText()
  await countsItsTiles(page, t, assert)

  await byGender(page, t, usual)
  await byCountry(page, t, visitor, usual)
  const inCountry = await totalShown(page, t)
  await byRegion(page, t, visitor)
  assert.isAtMost(await totalShown(page, t), inCountry)
  await page.getByRole('heading', { name: t('discovery.similar') }).waitFor()
  await byAge(page, t)
  await countsItsTiles(page, t, assert)
}

async function byGender(page: Page, t: Texts, usual: string) {
  const gender = page.getByRole('group', { name: t('discovery.looking_for') })
  await gender.getByText(t('discovery.men'), { exact: true }).click()
  await page.waitForURL('**/members?*gender=male*')
  await page.getByText(t('discovery.none_unwanted')).waitFor()
  await gender.getByText(t('discovery.women'), { exact: true }).click()
  await page.getByRole('heading', { level: 1, name: usual, exact: true }).waitFor()
}

async function byCountry(page: Page, t: Texts, { abroad }: Visitor, usual: string) {
  await page.getByLabel(t('discovery.country')).selectOption(abroad)
  await page.waitForURL(`**/members?*country=${abroad}*`)
  await tiles(page, t).first().waitFor()
  await page.getByRole('link', { name: removal(t) }).click()
  await page.getByRole('heading', { level: 1, name: usual, exact: true }).waitFor()
}

async function byRegion(page: Page, t: Texts, { code, region }: Visitor) {
  await page.getByLabel(t('discovery.region')).selectOption({ label: region })
  await page.waitForURL('**/members?*countryregion=*')
  const where = t('discovery.in_region', { region: code, name: region })
  await page.getByRole('heading', { level: 1, name: where }).waitFor()
}

async function byAge(page: Page, t: Texts) {
  const slider = page.getByRole('slider', {
    name: t('common.at_least', { what: t('discovery.age') }),
  })
  await slider.press('ArrowRight')
  await page.waitForURL('**/members?*min_age=19*')
  await page.getByRole('link', { name: t('discovery.age_from_to', { from: 19, to: 99 }) }).waitFor()
}

/** Finds a member again in the usual search, and opens their profile. */
export async function finds(page: Page, t: Texts, partner: Partner) {
  await page.goto('/members')
  const tile = page.locator(`a[href="/members/${partner.id}"]`).first()
  const more = page.getByRole('link', { name: t('discovery.show_more') })
  await tile.or(more).first().waitFor()
  if (!(await tile.isVisible())) await more.click()
  await tile.click()
  await page.waitForURL(`**/members/${partner.id}`)
}

/** All members that were found stand there, when they fit on one page; fictional profiles are none. */
async function countsItsTiles(page: Page, t: Texts, assert: Assert) {
  const total = await totalShown(page, t)
  const shown = await results(page, t).count()
  const label = t('common.physical_contact_not_possible')
  const members = await results(page, t).filter({ hasNotText: label }).count()
  if (shown < pageSize) assert.equal(members, total)
  else assert.isAtLeast(total, members)
}

function tiles(page: Page, t: Texts) {
  return results(page, t).locator('h3 a')
}

function results(page: Page, t: Texts) {
  const heading = page.getByRole('heading', { name: t('discovery.results'), exact: true })
  return heading.locator('xpath=following-sibling::ul[1]/li')
}

/** The number in "12 members", beside the heading. */
async function totalShown(page: Page, t: Texts) {
  const [before, after] = t('discovery.members', { count: 5 }).split('5')
  const beside = page.getByRole('heading', { level: 1 }).locator('xpath=following-sibling::p')
  const words = await beside.innerText()
  if (!words.startsWith(before)) throw new Error(`No count in "${words}", such as "5${after}"`)
  return Number.parseInt(words.slice(before.length), 10)
}

function removal(t: Texts) {
  return t('discovery.remove_filter', { filter: '' }).trim()
}
