import { type Prepare } from '#tests/screens/states/common_states'
import { hydrated } from '#tests/support/browser/hydration'

/** A browser that supports push and has not been asked for permission. */
export const beAskable: Prepare = async (page, t) => {
  await page.setExtraHTTPHeaders({ 'X-Push-Askable': '1' })
  await page.reload()
  await page.getByRole('button', { name: t('settings.push_on') }).waitFor()
  await page.setExtraHTTPHeaders({})
  await hydrated(page)
}
