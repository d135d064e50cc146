import type { Page, Route } from 'playwright'

/** Delays the page's requests to these URLs until the returned function is called. */
export async function holdRequests(page: Page, addresses: string) {
  const held: Route[] = []
  let holds = true
  await page.route(addresses, (route) => {
    if (holds) held.push(route)
    else void route.continue()
  })
  return async () => {
    // One that comes while the others are let go is not held any more.
    holds = false
    for (const route of held) await route.continue()
    await page.unroute(addresses)
  }
}
