import type { EnginePage } from '#tests/support/engines/engine_page'
import { settles } from '#tests/support/engines/settles'

/** Reads the newest mail to somebody, as soon as it is there, and answers the link in it. */
export async function linkMailedTo(page: EnginePage, email: string, path: string) {
  const mail = { css: 'li', text: new RegExp(`to ${email}`) }
  const isThere = async () => {
    await page.opens('/dev/outbox')
    const mails = await page.reads(mail)
    return mails.length > 0
  }
  await settles(isThere, true, `a mail to ${email}`)
  await page.withinOf(mail).presses('link')
  await page.seesOf({ css: 'pre' })
  const [text] = await page.reads({ css: 'pre' })
  const link = text.match(/https?:\/\/\S+/g)?.find((url) => url.includes(path))
  if (!link) throw new Error(`No link to ${path} in the mail to ${email}`)
  return link
}
