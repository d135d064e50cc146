import type { Prepare } from '#tests/screens/states/common_states'

/** Opens the first of a list whose address begins with that path, and ends with the other. */
export function openFirst(path: string, end = ''): Prepare {
  return async (page) => {
    await page.locator(`main a[href^="${path}/"][href$="${end}"]`).first().click()
    await page.waitForURL(`**${path}/*${end}`)
  }
}
