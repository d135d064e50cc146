import type { MailReport } from '#core/notifications/mail/mail_report'

/** Parses bounces, complaints and unsubscriptions. */
export abstract class MailReports {
  /** Parses a raw mail; null for anything else, such as an absence note. */
  abstract read(source: string): Promise<MailReport | null>
}
