import { type Prepare } from '#tests/screens/states/common_states'
import { hydrated } from '#tests/support/browser/hydration'

/** A browser that supports push and has not been asked for permission. */
export const beAskable: Prepare = async (page, t) => {
  await page.context().addCookies([{ name: 'push-askable', value: '1', url: page.url() }])
  await page.reload()
  await page.getByRole('button', { name: t('settings.push_on') }).waitFor()
  await hydrated(page)
}
