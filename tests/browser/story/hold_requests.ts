import type { Page, Route } from 'playwright'

/** Delays the page's requests to these URLs until the returned function is called. */
export async function holdRequests(page: Page, addresses: string) {
  const held: Route[] = []
  await page.route(addresses, (route) => void held.push(route))
  return async () => {
    while (held.length > 0) await held.shift()?.continue()
    await page.unroute(addresses)
  }
}
