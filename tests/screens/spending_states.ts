import { hydrated, type Prepare } from '#tests/screens/states'

/** Sets a limit, asks for a higher one, and pauses purchases: all that the page can show. */
export const beCareful: Prepare = async (page, t) => {
  for (const amount of ['20', '100']) {
    await hydrated(page)
    await page.locator('input[name=amount]').fill(amount)
    const answered = page.waitForResponse((answer) => answer.url().endsWith('/settings/spending'))
    await page.getByRole('button', { name: t('spending.save') }).click()
    await answered
  }
  await page.getByRole('button', { name: /20/ }).waitFor()
  await page.getByLabel(t('spending.sure')).check()
  await page.locator('form[action$=pause] button[type=submit]').click()
  await page.getByRole('button', { name: t('spending.pause_longer') }).waitFor()
}

/** The shop for whoever buys nothing for a while. */
export const shopInPause: Prepare = async (page, t) => {
  await beCareful(page, t)
  await page.goto('/credits')
  await hydrated(page)
}
