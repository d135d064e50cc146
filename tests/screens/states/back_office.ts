import type { Prepare } from '#tests/screens/states/common_states'

/** Opens the first of a list whose address begins with that path. */
export function openFirst(path: string): Prepare {
  return async (page) => {
    await page.locator(`main a[href^="${path}/"]`).first().click()
    await page.waitForURL(`**${path}/*`)
  }
}

/** Opens a page of the first site. */
export function openSite(page: string): Prepare {
  return async (browser) => {
    const link = browser.locator('main a[href^="/admin/sites/"]').first()
    await browser.goto(`${await link.getAttribute('href')}${page}`)
  }
}
