import type { MailReport } from '#core/notifications/mail/mail_report'

/** Reads mails that mail servers and readers send back. */
export abstract class MailReports {
  /** What a mail, with its headers, reports of ours; null for any other, such as an absence note. */
  abstract read(source: string): Promise<MailReport | null>
}
