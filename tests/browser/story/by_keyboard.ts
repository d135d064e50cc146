import type { Locator, Page } from 'playwright'

/** More than any public page has stops before the one that is looked for. */
const mostStops = 120

/**
 * Goes to an element by Tab alone, as somebody without a mouse does; fails when it is never reached, or when
 * a stop on the way does not show that it has the focus.
 */
export async function tabTo(page: Page, element: Locator) {
  await element.first().waitFor()
  const unseen = new Set<string>()
  for (let stop = 0; stop < mostStops; stop++) {
    await page.keyboard.press('Tab')
    const shown = await page.evaluate<string | null>(stopWithoutMark)
    if (shown) unseen.add(shown)
    if (await element.and(page.locator(':focus')).count()) {
      if (unseen.size > 0) throw new Error(`No mark of the focus: ${[...unseen].join(', ')}`)
      return
    }
  }
  throw new Error(`Not reached by Tab: ${element}`)
}

/** Goes there and presses a key. */
export async function tabAndPress(page: Page, element: Locator, key: string) {
  await tabTo(page, element)
  await page.keyboard.press(key)
}

/** Goes there and types. */
export async function tabAndType(page: Page, element: Locator, words: string) {
  await tabTo(page, element)
  await page.keyboard.type(words)
}

/**
 * What has the focus without an outline or a ring of its own or of what stands around it; null where one is
 * seen, or the browser's own bars have the focus.
 */
const stopWithoutMark = `(() => {
  const focused = document.activeElement
  if (!focused || focused === document.body) return null
  const isSeen = ({ outlineColor, outlineStyle, outlineWidth }) =>
    outlineStyle !== 'none' && parseFloat(outlineWidth) > 0 && !/, 0\\)$|transparent/.test(outlineColor)
  let around = focused
  for (let level = 0; around && level < 3; level++) {
    if (isSeen(getComputedStyle(around))) return null
    around = around.parentElement
  }
  return focused.outerHTML.slice(0, 120)
})()`
