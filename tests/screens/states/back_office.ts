import type { Prepare } from '#tests/screens/states/common_states'

/** Opens the first of a list, or of a part of the page, whose address begins with that path. */
export function openFirst(path: string, part = 'main'): Prepare {
  return async (page) => {
    await page.locator(`${part} a[href^="${path}/"]`).first().click()
    await page.waitForURL(`**${path}/*`)
  }
}
