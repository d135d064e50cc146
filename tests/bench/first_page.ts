/** What the browser must load before the home page is alive: entry, preloads, page and texts. */
export async function firstPageScript(url: string) {
  const { launchChromium } = await import('#tests/support/chromium')
  const browser = await launchChromium()
  const page = await browser.newPage()
  const sizes: number[] = []
  page.on('response', async (response) => {
    if (!response.url().endsWith('.js')) return
    sizes.push(Number(response.headers()['content-length'] ?? 0))
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await browser.close()
  const bytes = sizes.reduce((sum, size) => sum + size, 0)
  return { files: sizes.length, kilobytes: Math.round(bytes / 102.4) / 10 }
}
