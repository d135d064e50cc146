import type { DateTime } from 'luxon'
import type { ReportReason } from '#core/moderation/report'
import type { PushJob } from '#core/notifications/push/when_to_push'

/** Work that must survive a crash: a row written inside the unit of work, done afterwards. */
export type Job =
  | PushJob
  | Readonly<{ name: 'send_activation_mail'; userId: string }>
  | Readonly<{ name: 'send_email_change_mail'; changeId: string }>
  | Readonly<{ name: 'send_mail_again_mail'; tokenId: string }>
  | Readonly<{ name: 'send_welcome_mail'; userId: string }>
  | Readonly<{ name: 'send_deletion_mail'; userId: string }>
  | Readonly<{ name: 'send_returned_mail'; userId: string }>
  | Readonly<{ name: 'send_banned_mail'; userId: string; breach: ReportReason }>
  | Readonly<{ name: 'send_photo_rejected_mail'; photoId: string }>
  | Readonly<{ name: 'send_report_closed_mail'; reportId: string }>
  | Readonly<{ name: 'send_terms_changed_mail'; userId: string }>
  | Readonly<{ name: 'prepare_download'; tokenId: string }>
  | Readonly<{ name: 'remove_downloads'; tokenIds: readonly string[] }>
  | Readonly<{ name: 'remove_pictures'; storageKeys: readonly string[] }>
  | Readonly<{ name: 'send_news_mail'; profileId: string }>
  /** `at` is when the ban was, in milliseconds. */
  | Readonly<{ name: 'send_fraud_mail'; profileId: string; at: number }>
  | Readonly<{ name: 'send_reset_mail'; tokenId: string }>
  | Readonly<{ name: 'refund_surplus'; surplusId: string }>
  | Readonly<{ name: 'send_surplus_mail'; surplusId: string }>
  | Readonly<{ name: 'send_premium_mail'; userId: string; orderId: string }>
  | Readonly<{ name: 'send_receipt_mail'; orderId: string }>
  | Readonly<{ name: 'send_transfer_mail'; orderId: string }>
  | Readonly<{ name: 'pay_out_refund'; refundId: string }>
  /** `amount` is what the code signs for, in cents; neither code nor number is written down. */
  | Readonly<{ name: 'send_code_again'; signingId: string; amount: number }>
  | Readonly<{
      name: 'send_debit_mail'
      debitId: string
      kind: 'debit' | 'debit_returned' | 'debit_unblocked'
    }>
  | Readonly<{ name: 'send_refund_mail'; refundId: string; kind: 'refund' | 'refund_failed' }>

export abstract class Jobs {
  /** Done as soon as possible, or at a later moment. */
  abstract add(job: Job, at?: DateTime): Promise<void>
}
