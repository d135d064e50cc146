import PostalMime, { type Email } from 'postal-mime'
import type { Delivery } from '#core/notifications/mail/bounces/delivery'
import type { MailReport } from '#core/notifications/mail/mail_report'
import { MailReports } from '#core/ports/mail_reports'
import { deliveryIn, noticeIn } from '#adapters/postal_mime/failure_notice'
import { textOfHtml } from '#adapters/postal_mime/plain_text'
import { blocksOf, type Fields } from '#adapters/postal_mime/status_fields'

const maxAnswerLength = 2000
const blankLines = /(\r?\n){20,}/g
const tags = /(?:bounce\+|stop\+|\/unsubscribe\/)([\da-f]{56})\b/gi

/**
 * Reads a delivery status (RFC 3464) or a notice of failure in free words, a complaint (RFC 5965, or
 * as Outlook writes it), or a mail to the address for unsubscribing.
 */
export class PostalMimeMailReports extends MailReports {
  async read(source: string) {
    const mail = await parsed(source)
    return mail && reportIn(mail)
  }
}

/** Null for a mail whose parts or headers exceed what the parser takes: no server writes such reports. */
function parsed(source: string) {
  // postal-mime takes quadratic time for blank lines.
  const short = source.replace(blankLines, '\r\n\r\n')
  return PostalMime.parse(short, { forceRfc822Attachments: true }).catch(() => null)
}

function reportIn(mail: Email): MailReport | null {
  const unsubscribed = tagsOf(recipientsOf(mail).filter((to) => to.includes('stop+')))
  if (unsubscribed.length > 0) return { kind: 'unsubscribe', tags: unsubscribed }
  const feedbackType = feedbackTypeOf(mail)
  if (feedbackType !== null) return { kind: 'complaint', feedbackType, tags: tagsIn(mail) }
  const delivery = deliveryOf(mail)
  return delivery && { kind: 'bounce', delivery, tags: tagsIn(mail) }
}

const reportType =
  /^content-type:( *message\/feedback-report|[^\n]*\breport-type="?feedback-report)/im
const microsoftsRecipient = /^x-hmxmroriginalrecipient:/im
const complaintsOf = /staff@hotmail\.com|complaints@email-abuse\.amazonses\.com/i
const complaintSubject = /\bcomplaint about message from\b/i

/**
 * Null for what is no complaint. Some providers put the fields of RFC 5965 into a text, or forward the
 * whole report; Microsoft and Amazon send none, and mean abuse. Mails that people unsubscribe by
 * from Apple's programs say so in a header.
 */
function feedbackTypeOf(mail: Email) {
  const texts = [mail.text ?? '', ...mail.attachments.map(textOf)]
  const isReport =
    partOf(mail, 'message/feedback-report') !== null ||
    headerOf(mail, 'content-type').includes('feedback-report') ||
    texts.some((text) => reportType.test(text))
  const typed = texts.flatMap(blocksOf).find(isReport ? isTyped : isWholeReport)
  if (typed || isReport) return typed?.['feedback-type'] || 'abuse'
  if (headerOf(mail, 'x-apple-unsubscribe') === 'true') return 'opt-out'
  return isComplaintWithoutFields(mail) ? 'abuse' : null
}

function isComplaintWithoutFields(mail: Email) {
  if (mail.attachments.length === 0) return false
  const isOfTheirs =
    complaintsOf.test(headerOf(mail, 'from')) || complaintSubject.test(mail.subject ?? '')
  return isOfTheirs || mail.attachments.some((one) => microsoftsRecipient.test(textOf(one)))
}

function isTyped(fields: Fields) {
  return 'feedback-type' in fields
}

function isWholeReport(fields: Fields) {
  return isTyped(fields) && 'user-agent' in fields && 'version' in fields
}

/** What is reported of the first recipient: our mails have one. */
function deliveryOf(mail: Email): Delivery | null {
  const text = mail.text ?? textOfHtml(mail.html ?? '')
  const status = partOf(mail, 'message/delivery-status')
  const elsewhere = [text, ...mail.attachments.map(textOf)].join('\n\n')
  const fields = recipientIn(status ?? '') ?? recipientIn(elsewhere)
  const notice = deliveryIn({
    from: headerOf(mail, 'from'),
    returnPath: headerOf(mail, 'return-path'),
    subject: mail.subject ?? '',
    text,
  })
  return fields ? deliveryFrom(fields, notice?.notice ?? noticeIn(text)) : notice
}

/** The fields of the first recipient, where there are any. */
function recipientIn(report: string) {
  return blocksOf(report).find(
    ({ action, status, 'diagnostic-code': diagnostic }) =>
      action && (status ?? diagnostic) !== undefined
  )
}

function deliveryFrom(fields: Fields, notice: string): Delivery {
  const { action = '', status = '', 'diagnostic-code': diagnostic = '' } = fields
  return { action, status, diagnostic: diagnostic.slice(0, maxAnswerLength), notice }
}

function partOf({ attachments }: Email, mimeType: string) {
  const part = attachments.find((one) => one.mimeType === mimeType)
  return part ? textOf(part) : null
}

function textOf({ content }: Email['attachments'][number]) {
  return typeof content === 'string' ? content : new TextDecoder().decode(content)
}

/** Every mail tag in the recipients, the text and the copy of our mail that is attached. */
function tagsIn(mail: Email) {
  return tagsOf([...recipientsOf(mail), mail.text ?? '', ...mail.attachments.map(textOf)])
}

function recipientsOf({ headers }: Email) {
  const names = ['to', 'delivered-to', 'x-original-to']
  return headers.filter(({ key }) => names.includes(key)).map(({ value }) => value)
}

function headerOf({ headers }: Email, name: string) {
  return headers.find(({ key }) => key === name)?.value ?? ''
}

function tagsOf(texts: readonly string[]) {
  const found = texts.flatMap((text) => [...text.matchAll(tags)].map(([, tag]) => tag))
  return [...new Set(found.map((tag) => tag.toLowerCase()))]
}
