import type { Page } from 'playwright'
import type { Texts } from '#tests/browser/story/texts'
import { waitUntil } from '#tests/browser/story/wait_until'

/** The open conversation of a member. */
export function conversationOn(page: Page, t: Texts, partner: string) {
  const field = page.getByRole('textbox', { name: t('messaging.write_to', { name: partner }) })

  return {
    field,
    /** The field is focused once scripts run; earlier input would be lost. */
    async isOpen() {
      await page.locator('textarea:focus').waitFor()
    },
    async send(text: string) {
      await field.fill(text)
      await field.press('Enter')
    },
    /** Types until it is seen, as a page that connects late only receives later events. */
    async typesUntil(seen: Promise<unknown>) {
      let isOver = false
      const over = seen.finally(() => (isOver = true))
      over.catch(() => null)
      while (!isOver) await field.pressSequentially('m', { delay: 100 })
      await over
    },
    async sees(text: string) {
      await page.getByRole('main').getByText(text, { exact: true }).last().waitFor()
    },
    /** The text is still in the field. */
    async keeps(text: string) {
      await waitUntil(async () => (await field.inputValue()) === text, `"${text}" in the field`)
    },
    /** An alert comes in place of the message, which stays in the field; its button leads to the credits. */
    async isStopped(text: string) {
      await this.send(text)
      const alert = page.getByRole('dialog', { name: t('messaging.get_credits') })
      const button = alert.getByRole('link', { name: t('messaging.get_credits') })
      await button.waitFor()
      await this.keeps(text)
      return { words: await alert.innerText(), button }
    },
    async seesTyping() {
      await page
        .getByText(t('messaging.name_is_typing', { name: partner }))
        .first()
        .waitFor({ state: 'attached' })
    },
  }
}
