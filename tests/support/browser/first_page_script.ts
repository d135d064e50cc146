import { launchChromium } from '#tests/support/browser/chromium'

/**
 * The script that a browser loads until the page at this address is alive and quiet, and how many
 * bytes it takes with brotli. The browser tells only which files: over plain http it takes no brotli.
 */
export async function firstPageScript(url: string) {
  const files = await scriptsOf(url)
  const sizes = await Promise.all(files.map(brotliSize))
  return { files: files.length, bytes: sizes.reduce((sum, size) => sum + size, 0) }
}

async function scriptsOf(url: string) {
  const browser = await launchChromium()
  const page = await browser.newPage()
  const scripts = new Set<string>()
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url())
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await browser.close()
  return [...scripts]
}

async function brotliSize(file: string) {
  const response = await fetch(file, { headers: { 'Accept-Encoding': 'br' } })
  const encoding = response.headers.get('Content-Encoding')
  if (!response.ok || encoding !== 'br') throw new Error(`${file} does not come with brotli`)
  await response.body?.cancel()
  return Number(response.headers.get('Content-Length'))
}
