import { desktop } from '#tests/engines/story/shared_engines'
import type { EnginePage } from '#tests/support/engines/engine_page'

/** Above and below each breakpoint of tokens.css. */
const widths = [1280, 1199, 1201, 991, 993, 767, 769, 575, 577, 360, 1280]

/** Makes the window narrow and wide again; the page answers at each width. */
export async function crossesBreakpoints(page: EnginePage) {
  for (const width of widths) {
    await page.isSized({ ...desktop, width })
    await page.isAlive()
  }
}
