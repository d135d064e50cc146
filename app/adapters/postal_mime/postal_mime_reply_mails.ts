import PostalMime, { type Attachment, type Email } from 'postal-mime'
import type { ReplyMail } from '#core/complaints/mail/reply_mail'
import { ReplyMails } from '#core/ports/reply_mails'
import { textOfHtml } from '#adapters/postal_mime/plain_text'

const recipients = ['to', 'cc', 'delivered-to', 'x-original-to', 'envelope-to']
const tags = /reply\+([\da-z]{30}|[\da-f]{56})@/gi
const blankLines = /(\r?\n){20,}/g
const maxMessageId = 255

/** Reads mails to `reply+…` by their text part; an attached mail is an attachment like others. */
export class PostalMimeReplyMails extends ReplyMails {
  async read(source: string) {
    if (!source.toLowerCase().includes('reply+')) return null
    // postal-mime takes quadratic time for blank lines.
    const short = source.replace(blankLines, '\r\n\r\n')
    const mail = await PostalMime.parse(short, { forceRfc822Attachments: true }).catch(() => null)
    return mail && replyIn(mail)
  }
}

function replyIn(mail: Email): ReplyMail | null {
  const found = tagsIn(mail)
  if (found.length === 0) return null
  const headers = Object.fromEntries(mail.headers.map(({ key, value }) => [key, value]))
  return {
    tags: found,
    from: mail.from?.address?.toLowerCase() ?? '',
    messageId: mail.messageId?.trim().slice(0, maxMessageId) || null,
    headers,
    text: mail.text ?? textOfHtml(mail.html ?? ''),
    files: mail.attachments.filter(isAttached).map(fileOf),
  }
}

function tagsIn({ headers }: Email) {
  const values = headers.filter(({ key }) => recipients.includes(key)).map(({ value }) => value)
  const found = values.flatMap((value) => [...value.matchAll(tags)].map(([, tag]) => tag))
  return [...new Set(found.map((tag) => tag.toLowerCase()))]
}

/** Pictures of a signature belong to the HTML, and parts of the message itself are no files. */
function isAttached({ contentId, disposition, filename, related }: Attachment) {
  return !(related && contentId) && (disposition !== null || filename !== null)
}

function fileOf({ content, filename }: Attachment) {
  const bytes = typeof content === 'string' ? new TextEncoder().encode(content) : content
  return { name: filename ?? '', bytes: new Uint8Array(bytes) }
}
