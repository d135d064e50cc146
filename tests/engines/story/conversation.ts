import type { Texts } from '#tests/browser/story/texts'
import type { EnginePage } from '#tests/support/engines/engine_page'

/** The open conversation with a member. */
export function conversationOn(page: EnginePage, t: Texts, partner: string) {
  const label = t('messaging.write_to', { name: partner })
  const field = { role: 'textbox', name: label }
  return {
    field,
    async send(text: string) {
      await page.fillsIn(field, text)
      await page.strikes('Enter')
    },
    /** Writes one line below the other, and checks that all of them are seen. */
    async writeLines(lines: readonly string[]) {
      await page.pressesOn(field)
      for (const [index, line] of lines.entries()) {
        if (index > 0) await page.strikes('Shift+Enter')
        await page.types(label, line)
      }
      await page.comesTrue(
        `((one) => one.scrollHeight <= one.clientHeight + 1)(${page.elementOf(field)})`,
        'the field is as high as its text'
      )
    },
    async sees(text: string | RegExp) {
      await page.within('main').sees(text)
    },
  }
}
