import PostalMime, { type Email } from 'postal-mime'
import type { Delivery, MailReport } from '#core/notifications/mail/mail_report'
import { MailReports } from '#core/ports/mail_reports'

const tags = /(?:bounce\+|stop\+|\/unsubscribe\/)([\da-f]{56})\b/gi

/**
 * Reads a delivery status (RFC 3464), a complaint (RFC 5965) or a mail to the address for
 * unsubscribing.
 */
export class PostalMimeMailReports extends MailReports {
  async read(source: string) {
    return reportIn(await PostalMime.parse(source, { forceRfc822Attachments: true }))
  }
}

function reportIn(mail: Email): MailReport | null {
  const status = partOf(mail, 'message/delivery-status')
  const feedback = partOf(mail, 'message/feedback-report')
  if (feedback !== null) {
    const [fields = {}] = blocksOf(feedback)
    const feedbackType = fields['feedback-type'] ?? ''
    return { kind: 'complaint', feedbackType, tags: tagsIn(mail) }
  }
  if (status !== null) {
    return { kind: 'bounce', deliveries: deliveriesIn(status), tags: tagsIn(mail) }
  }
  const unsubscribed = tagsOf(recipientsOf(mail).filter((to) => to.includes('stop+')))
  return unsubscribed.length > 0 ? { kind: 'unsubscribe', tags: unsubscribed } : null
}

function partOf({ attachments }: Email, mimeType: string) {
  const part = attachments.find((one) => one.mimeType === mimeType)
  return part ? textOf(part) : null
}

function textOf({ content }: Email['attachments'][number]) {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

/** The first block describes the server, each further one a recipient. */
function deliveriesIn(status: string): Delivery[] {
  return blocksOf(status)
    .filter((block) => 'action' in block)
    .map(({ action = '', status: code = '' }) => ({ action, status: code.split(/\s/)[0] }))
}

/** The fields of each block by name, in lower case; folded lines are joined. */
function blocksOf(text: string): Record<string, string>[] {
  return text
    .replace(/\r\n/g, '\n')
    .replace(/\n[ \t]+/g, ' ')
    .split(/\n{2,}/)
    .map((block) => Object.fromEntries(block.split('\n').flatMap(fieldOf)))
}

function fieldOf(line: string): [string, string][] {
  const [, name, value] = /^([\w-]+):\s*(.*)$/.exec(line) ?? []
  return name ? [[name.toLowerCase(), value.trim()]] : []
}

/** Every mail tag in the recipients and in the copy of our mail that is attached. */
function tagsIn(mail: Email) {
  return tagsOf([...recipientsOf(mail), ...mail.attachments.map(textOf)])
}

function recipientsOf({ headers }: Email) {
  const names = ['to', 'delivered-to', 'x-original-to']
  return headers.filter(({ key }) => names.includes(key)).map(({ value }) => value)
}

function tagsOf(texts: readonly string[]) {
  const found = texts.flatMap((text) => [...text.matchAll(tags)].map(([, tag]) => tag))
  return [...new Set(found.map((tag) => tag.toLowerCase()))]
}
