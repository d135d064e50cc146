import type { Prepare } from '#tests/screens/states/common_states'

/** Opens the first of a list whose address begins with that path. */
export function openFirst(path: string, list = 'main'): Prepare {
  return async (page) => {
    await page.locator(`${list} a[href^="${path}/"]`).first().click()
    await page.waitForURL(`**${path}/*`)
  }
}
