import type { Page, Route } from 'playwright'

/** Keeps what a page asks for at these addresses on its way, until the answer is called. */
export async function holdRequests(page: Page, addresses: string) {
  const held: Route[] = []
  await page.route(addresses, (route) => void held.push(route))
  return async () => {
    while (held.length > 0) await held.shift()?.continue()
    await page.unroute(addresses)
  }
}
