import type { Page } from 'playwright'

/** Lets the next request to this address reach the server and drops the response. */
export async function loseAnswer(page: Page, url: string) {
  await page.route(
    url,
    async (route) => {
      await route.fetch()
      await route.abort()
    },
    { times: 1 }
  )
}
