import PostalMime, { type Email } from 'postal-mime'
import type { Delivery, MailReport } from '#core/notifications/mail/mail_report'
import { MailReports } from '#core/ports/mail_reports'

const marks = /(?:bounce\+|stop\+|\/unsubscribe\/)([\da-f]{56})\b/gi

/**
 * Reads a delivery status (RFC 3464), a complaint (RFC 5965) or a mail to the address that ends
 * notifications.
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
    return { kind: 'complaint', feedbackType, marks: marksIn(mail) }
  }
  if (status !== null) {
    return { kind: 'bounce', deliveries: deliveriesIn(status), marks: marksIn(mail) }
  }
  const wished = marksOf(recipientsOf(mail).filter((to) => to.includes('stop+')))
  return wished.length > 0 ? { kind: 'unsubscribe', marks: wished } : null
}

function partOf({ attachments }: Email, mimeType: string) {
  const part = attachments.find((one) => one.mimeType === mimeType)
  return part ? textOf(part) : null
}

function textOf({ content }: Email['attachments'][number]) {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

/** The first block tells of the server, each other one of a recipient. */
function deliveriesIn(status: string): Delivery[] {
  return blocksOf(status)
    .filter((block) => 'action' in block)
    .map(({ action = '', status: code = '' }) => ({ action, status: code.split(/\s/)[0] }))
}

/** Fields by their names in lower case, block by block; folded lines are one. */
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

/** To whom it went, and what it holds of our mail. */
function marksIn(mail: Email) {
  return marksOf([...recipientsOf(mail), ...mail.attachments.map(textOf)])
}

function recipientsOf({ headers }: Email) {
  const names = ['to', 'delivered-to', 'x-original-to']
  return headers.filter(({ key }) => names.includes(key)).map(({ value }) => value)
}

function marksOf(texts: readonly string[]) {
  const found = texts.flatMap((text) => [...text.matchAll(marks)].map(([, mark]) => mark))
  return [...new Set(found.map((mark) => mark.toLowerCase()))]
}
