import type { Page } from 'playwright'
import { drawing } from '#tests/support/profiles/picture_files'

/** Drags pictures over the page, drops or pastes them. */
export async function transferFiles(
  page: Page,
  how: 'dragover' | 'drop' | 'paste',
  names: readonly string[]
) {
  // An album takes the same photo once.
  const picture = drawing(how === 'paste' ? 500 : 600)
  const bytes = (await picture.jpeg().toBuffer()).toString('base64')
  await page.evaluate(`(() => {
    const bytes = Uint8Array.from(atob('${bytes}'), (one) => one.charCodeAt(0))
    const data = new DataTransfer()
    for (const name of ${JSON.stringify(names)}) {
      data.items.add(new File([bytes], name, { type: 'image/jpeg' }))
    }
    const about = { bubbles: true, cancelable: true, dataTransfer: data, clipboardData: data }
    const kind = '${how}' === 'paste' ? ClipboardEvent : DragEvent
    document.body.dispatchEvent(new kind('${how}', about))
  })()`)
}

/** Throttles uploads until the returned function is called. */
export async function slowUploads(page: Page) {
  const session = await page.context().newCDPSession(page)
  const line = { offline: false, latency: 0, downloadThroughput: -1 }
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: 50_000 })
  return async () => {
    await session.send('Network.emulateNetworkConditions', { ...line, uploadThroughput: -1 })
  }
}
