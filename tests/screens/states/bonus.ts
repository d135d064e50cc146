import type { Prepare } from '#tests/screens/states/common_states'

/** Simulates a minute in the members area. */
export const waitForBonusModal: Prepare = async (page, t) => {
  await page.clock.install()
  const connected = page.waitForResponse('**/__transmit/subscribe')
  await page.reload()
  await connected
  await page.clock.fastForward('01:00')
  const later = page.getByRole('button', { name: t('credits.bonus_modal_later') })
  await later.waitFor()
}
