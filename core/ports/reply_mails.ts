import type { ReplyMail } from '#core/complaints/mail/reply_mail'

/** Parses mails that people send to the address of a ticket. */
export abstract class ReplyMails {
  /** Parses a raw mail; null for one that is to no ticket, or cannot be read. */
  abstract read(source: string): Promise<ReplyMail | null>
}
