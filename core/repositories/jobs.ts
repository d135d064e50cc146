import type { DateTime } from 'luxon'
import type { TicketMailKind } from '#core/complaints/mail/ticket_mail'
import type { MailRequest } from '#core/repositories/mail_request'
import type { PushJob } from '#core/notifications/push/when_to_push'

/** Work that must survive a crash: a row written in the unit of work, and done after it. */
export type Job =
  | PushJob
  | (Readonly<{ name: 'send_mail' }> & MailRequest)
  | Readonly<{ name: 'end_suspension'; userId: string }>
  | Readonly<{ name: 'mail_about_fraud'; userId: string }>
  | Readonly<{ name: 'forget_source'; userId: string }>
  | Readonly<{ name: 'announce_terms'; versionId: string }>
  | Readonly<{ name: 'prepare_export'; exportId: string }>
  | Readonly<{ name: 'prepare_download'; tokenId: string }>
  | Readonly<{ name: 'remove_downloads'; tokenIds: readonly string[] }>
  | Readonly<{ name: 'remove_pictures'; storageKeys: readonly string[] }>
  | Readonly<{ name: 'send_ticket_mail'; kind: TicketMailKind; entryId: string }>
  | Readonly<{ name: 'alert_moderators'; ticketId: string }>
  | Readonly<{ name: 'open_distress_case'; messageId: string }>
  | Readonly<{ name: 'send_news_mail'; profileId: string }>
  | Readonly<{ name: 'refund_surplus'; surplusId: string }>
  | Readonly<{ name: 'pay_out_refund'; refundId: string }>
  /** `amount` is what the code signs for, in cents; code and phone number are not stored. */
  | Readonly<{ name: 'send_code_again'; signingId: string; amount: number }>

export abstract class Jobs {
  /** Runs as soon as possible, or at a later time. */
  abstract add(job: Job, at?: DateTime): Promise<void>
}
