import type { Page } from 'playwright'
import type { Screen } from '#tests/screens/screens'
import { inTurn, type Prepare } from '#tests/screens/states/common_states'
import { debitForm } from '#tests/support/payments/debit_checkout'
import { hydrated } from '#tests/support/browser/hydration'

/**
 * Chooses direct debit in the shop; by the keys of the form, as this viewer may read any language.
 */
const chooseDebit: Prepare = async (page) => {
  await hydrated(page)
  await page.locator('input[name=method][value=sdd]').check()
  await page.waitForURL('**/credits/*/sdd')
  await page.locator('button[type=submit]').filter({ hasText: /\d/ }).click()
  await page.waitForURL('**/directdebit?**')
  await page.locator('input[name=account_holder]:enabled').waitFor()
}

/** Orders by bank transfer; ends at the payment details. */
const chooseTransfer: Prepare = async (page) => {
  await hydrated(page)
  await page.locator('input[name=method][value=sct]').check()
  await page.waitForURL('**/credits/*/sct')
  await page.locator('input[name=use_at_once]').check()
  await page.locator('button[type=submit]').filter({ hasText: /\d/ }).click()
  await page.waitForURL('**/transactions/*')
}

const enterWrongly: Prepare = async (page) => {
  await enter(page, { iban: 'NL92ABNA0417164300', phone: '020 1234567' })
  await page.getByRole('alert').first().waitFor()
}

/** Enters an unknown discount code before anything else. */
const enterUnknownCode: Prepare = async (page, t) => {
  await chooseDebit(page, t)
  await page.locator('input[name=code][form]').fill('NOPE')
  await page.locator('button[form=discount-code]').click()
  await page.locator('input[name=code][aria-invalid=true]').waitFor()
}

/** The page of the first code that was sent, reused because of the limit of three an hour. */
let codePage: string | null = null

const enterRightly: Prepare = async (page, t) => {
  if (codePage) return void (await page.goto(codePage))
  await chooseDebit(page, t)
  await enter(page)
  await page.waitForURL('**/directdebit?**signing=**')
  codePage = page.url()
}

async function enter(page: Page, changes: Partial<typeof debitForm> = {}) {
  for (const [name, value] of Object.entries({ ...debitForm, ...changes })) {
    await page.locator(`input[name=${name}]`).fill(value)
  }
  await page.getByRole('main').locator('button[type=submit]').last().click()
}

/** Screens of a member who pays by bank transfer or direct debit. */
export const screensOfDebtor: Screen[] = [
  { name: 'direct-debit', path: '/credits', prepare: chooseDebit, whole: true },
  {
    name: 'direct-debit-refused',
    path: '/credits',
    prepare: inTurn(chooseDebit, enterWrongly),
    whole: true,
  },
  { name: 'direct-debit-unknown-code', path: '/credits', prepare: enterUnknownCode, whole: true },
  { name: 'bank-transfer', path: '/credits', prepare: chooseTransfer, whole: true },
  { name: 'direct-debit-code', path: '/credits', prepare: enterRightly, whole: true },
]
