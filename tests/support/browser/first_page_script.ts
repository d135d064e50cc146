import type { Browser, BrowserContext } from 'playwright'

/**
 * The scripts that a browser loads for the page at this address until the network is idle, and
 * their size with brotli. They are fetched again for their size, as browsers accept no brotli over
 * plain http.
 */
export async function firstPageScript(browser: Browser | BrowserContext, url: string) {
  const files = await scriptsOf(browser, url)
  const sizes = await Promise.all(files.map(brotliSize))
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

async function scriptsOf(browser: Browser | BrowserContext, url: string) {
  const page = await browser.newPage()
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await page.close()
  return [...scripts]
}

async function brotliSize(file: string) {
  const response = await fetch(file, { headers: { 'Accept-Encoding': 'br' } })
  const encoding = response.headers.get('Content-Encoding')
  if (!response.ok || encoding !== 'br') throw new Error(`${file} does not come with brotli`)
  await response.body?.cancel()
  return Number(response.headers.get('Content-Length'))
}
