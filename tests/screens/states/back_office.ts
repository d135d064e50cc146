import type { Prepare } from '#tests/screens/states/common_states'

/** Opens the first of a list whose address begins with that path, and ends with the other. */
export function openFirst(path: string, end = ''): Prepare {
  return async (page) => {
    const ends = end === '' ? '' : `[href$="${end}"]`
    await page.locator(`main a[href^="${path}/"]${ends}`).first().click()
    await page.waitForURL(`**${path}/*${end}`)
  }
}
