import { press, type Prepare } from '#tests/screens/states/common_states'
import { hydrated } from '#tests/support/browser/hydration'

/** Sends the open report; works again when it was sent before. */
export const sendReport: Prepare = async (page, t) => {
  await hydrated(page)
  await page.getByLabel(t('moderation.reason')).selectOption('scam')
  await page.getByRole('button', { name: t('moderation.send') }).click()
  await page.getByRole('heading', { name: t('moderation.sent_title') }).waitFor()
}

export const reportPartner: Prepare = async (page, t) => {
  await press('messaging.more', { name: '*' })(page, t)
  await page.getByRole('menuitem', { name: t('moderation.report') }).click()
  await page.getByLabel(t('moderation.about_what')).waitFor()
}

/** Blocks the member with the profile at this address, and opens the list of blocked members. */
export const blockForGood =
  (profile: string): Prepare =>
  async (page) => {
    await page.evaluate(`fetch('${profile}/block', {
    method: 'POST',
    headers: {
      'Accept': 'application/json',
      'X-XSRF-TOKEN': decodeURIComponent(/XSRF-TOKEN=([^;]*)/.exec(document.cookie)[1]),
    },
  })`)
    await page.goto('/profile/blocked')
    await page.getByRole('main').getByRole('listitem').first().waitFor()
  }

export const explainNothing: Prepare = async (page, t) => {
  await hydrated(page)
  await page.getByLabel(t('moderation.reason')).selectOption('other')
  await page.getByLabel(t('moderation.explanation')).fill(' ')
  await page.getByRole('button', { name: t('moderation.send') }).click()
  await page.locator('[aria-invalid=true]').first().waitFor()
}
