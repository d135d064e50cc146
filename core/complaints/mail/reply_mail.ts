import type { ArrivedFile } from '#core/complaints/attachments'

/** A mail to the address of a ticket, before anything of it is believed. */
export type ReplyMail = Readonly<{
  /** Every tag in its recipients, in lower case. */
  tags: readonly string[]
  /** The address of its author, in lower case; empty where there is none. */
  from: string
  messageId: string | null
  /** Header fields by name, in lower case. */
  headers: Readonly<Partial<Record<string, string>>>
  /** Plain text, with all that the mail quotes. */
  text: string
  files: readonly ArrivedFile[]
}>

/** Marks our own mails, so that one that comes back by a forwarding rule is known. */
export const ownMailHeader = 'X-Vonk-Ticket'

const fromMachines = /^(mailer-?daemon|postmaster|no-?reply|do-?not-?reply|bounces?|auto-?reply)@/i

/**
 * Whether a program wrote it: an absence note, a mailing list, a failure of delivery, or one of our
 * own mails that came back (RFC 3834). Nobody answers those, so no loop begins.
 * Rule: docs/product/back-office.md, Complaints.
 */
export function isAutomatic({ from, headers }: Pick<ReplyMail, 'from' | 'headers'>) {
  const submitted = headers['auto-submitted']?.trim().toLowerCase() ?? 'no'
  if (!/^no\b/.test(submitted)) return true
  if (/^(bulk|junk|list|auto_reply)$/i.test(headers.precedence?.trim() ?? '')) return true
  const marks = ['x-autoreply', 'x-autorespond', 'x-autoresponse', 'list-id', ownMark]
  if (marks.some((name) => headers[name] !== undefined)) return true
  const isReport = /^multipart\/report\b/i.test(headers['content-type'] ?? '')
  return isReport || headers['return-path']?.trim() === '<>' || fromMachines.test(from)
}

const ownMark = ownMailHeader.toLowerCase()
