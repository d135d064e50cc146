import type { Page } from 'playwright'
import type { Texts } from '#tests/browser/story/texts'
import { waitUntil } from '#tests/browser/story/wait_until'

/** A member at an open conversation. */
export function conversationOn(page: Page, t: Texts, partner: string) {
  const field = page.getByRole('textbox', { name: t('messaging.write_to', { name: partner }) })

  return {
    field,
    /** The field takes the focus once script runs: what is typed earlier would be lost. */
    async isOpen() {
      await page.locator('textarea:focus').waitFor()
    },
    async send(text: string) {
      await field.fill(text)
      await field.press('Enter')
    },
    /** Types on until it is seen: a page that connects late hears of a later letter only. */
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
    /** What was refused is still there, with a button to send it. */
    async sendsAgain(text: string) {
      await page.getByRole('region').getByText(text, { exact: true }).waitFor()
      await page.getByRole('button', { name: t('messaging.send_again') }).click()
    },
    /** The text stands in the field. */
    async keeps(text: string) {
      await waitUntil(async () => (await field.inputValue()) === text, `"${text}" in the field`)
    },
    /** The message is refused with an alert; the button in it leads to the credits. */
    async isStopped(text: string) {
      await this.send(text)
      const alert = page.getByRole('dialog', { name: t('messaging.get_credits') })
      const button = alert.getByRole('link', { name: t('messaging.get_credits') })
      await button.waitFor()
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
