import type { Prepare } from '#tests/screens/states/common_states'

type Where = Readonly<{ part?: string; end?: string }>

/** Opens the first link, in a part of the page, whose address begins with a path, and ends so. */
export function openFirst(path: string, { part = 'main', end = '' }: Where = {}): Prepare {
  return async (page) => {
    const ends = end === '' ? '' : `[href$="${end}"]`
    await page.locator(`${part} a[href^="${path}/"]${ends}`).first().click()
    await page.waitForURL(`**${path}/*${end}`)
  }
}

/** Opens a page of the first site. */
export function openSite(page: string): Prepare {
  return async (browser) => {
    const link = browser.locator('main a[href^="/admin/sites/"]').first()
    await browser.goto(`${await link.getAttribute('href')}${page}`)
  }
}
