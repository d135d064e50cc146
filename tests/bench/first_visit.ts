import { launchChromium } from '#tests/support/browser/chromium'
import { hydrated } from '#tests/support/browser/hydration'

/** Slow 4G, as Lighthouse has it: 1.6 Mbit/s down, 750 kbit/s up, 150 ms there and back. */
const slow4g = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const rounds = 3

/**
 * Milliseconds until the first step of the sign-up can be used, in a browser that has nothing of the
 * site yet, over slow 4G: the best of a few, as other load on the machine can only slow it down.
 */
export async function measureFirstVisit(siteUrl: string) {
  const browser = await launchChromium()
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const context = await browser.newContext({ viewport: { width: 360, height: 780 } })
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Network.enable')
    await session.send('Network.emulateNetworkConditions', slow4g)
    const start = performance.now()
    await page.goto(`${siteUrl}/signup`, { waitUntil: 'commit' })
    await hydrated(page)
    times.push(Math.round(performance.now() - start))
    await context.close()
  }
  await browser.close()
  return Math.min(...times)
}
