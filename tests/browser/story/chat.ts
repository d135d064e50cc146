import type { Page } from 'playwright'
import type { Texts } from '#tests/browser/story/texts'

/** A member at an open conversation. */
export function chatOf(page: Page, t: Texts, partner: string) {
  const field = page.getByRole('textbox', { name: t('messaging.write_to', { name: partner }) })

  return {
    field,
    async send(text: string) {
      await field.fill(text)
      await field.press('Enter')
    },
    /** Longer than the pause between two signs of typing. */
    async typesSlowly(text: string) {
      await field.pressSequentially(text, { delay: 700 })
    },
    async sees(text: string) {
      await page.getByRole('main').getByText(text, { exact: true }).last().waitFor()
    },
    /** What was refused is still there, with a button to send it. */
    async sendsAgain(text: string) {
      await page.getByRole('region').getByText(text, { exact: true }).waitFor()
      await page.getByRole('button', { name: t('messaging.send_again') }).click()
    },
    /** The text stands in the field. */
    async keeps(text: string) {
      while ((await field.inputValue()) !== text) await field.focus()
    },
    async seesTyping() {
      await page
        .getByText(t('messaging.name_is_typing', { name: partner }))
        .first()
        .waitFor({ state: 'attached' })
    },
  }
}
