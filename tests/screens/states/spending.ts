import { type Prepare } from '#tests/screens/states/common_states'
import { hydrated } from '#tests/support/browser/hydration'

/** Sets a limit, raises it and pauses purchases, so that the page shows all of its parts. */
export const beCareful: Prepare = async (page, t) => {
  const saved = [
    ['20', 'spending.saved'],
    ['100', 'spending.change_waits'],
  ] as const
  for (const [amount, answer] of saved) {
    await hydrated(page)
    await page.locator('input[name=amount]').fill(amount)
    await page.getByRole('button', { name: t('spending.save') }).click()
    await page.getByText(t(answer)).waitFor()
  }
  await page.getByRole('button', { name: /20/ }).waitFor()
  await page.getByLabel(t('spending.sure')).check()
  await page.locator('form[action$=pause] button[type=submit]').click()
  await page.getByText(t('spending.paused')).waitFor()
}

/** The shop during a pause of purchases. */
export const shopInPause: Prepare = async (page, t) => {
  await beCareful(page, t)
  await page.goto('/credits')
  await hydrated(page)
}
