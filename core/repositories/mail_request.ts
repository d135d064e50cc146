/**
 * The mails that a job can request, with the ids of the rows that their facts are read from when
 * they are sent. Never a secret, as jobs are stored in plain text.
 */
type Subjects = Readonly<{
  account_corrected: Readonly<{ correctionId: string }>
  account_proof: Readonly<{ refundId: string }>
  activation: object
  already_member: object
  appeal_decided: Readonly<{ appealId: string }>
  bonus_offer: object
  claim: Readonly<{ claimId: string }>
  data_ready: Readonly<{ tokenId: string }>
  debit: Readonly<{ debitId: string }>
  debit_returned: Readonly<{ debitId: string }>
  debit_unblocked: Readonly<{ debitId: string }>
  deletion: object
  deletion_by_site: object
  dormant: object
  email_change: Readonly<{ changeId: string }>
  email_changed: Readonly<{ changeId: string }>
  /** `at` is the time of the ban in milliseconds. */
  fraud: Readonly<{ profileId: string; at: number }>
  measure: Readonly<{ measureId: string }>
  measure_lifted: Readonly<{ measureId: string }>
  mail_again: Readonly<{ tokenId: string }>
  passkey_added: Readonly<{ passkeyId: string }>
  password_reset: Readonly<{ tokenId: string }>
  /** Without the ids in jobs of before decisions, and then measures, were kept. */
  photo_rejected: Readonly<{ photoId: string; decisionId?: string; measureId?: string }>
  premium: Readonly<{ orderId: string }>
  receipt: Readonly<{ orderId: string }>
  refund: Readonly<{ refundId: string }>
  refund_failed: Readonly<{ refundId: string }>
  report_closed: Readonly<{ reportId: string }>
  return_reminder: object
  returned: object
  surplus_refund: Readonly<{ surplusId: string }>
  terms_changed: object
  transfer: Readonly<{ orderId: string }>
  unread_reminder: object
  welcome: object
}>

export type MailKind = keyof Subjects

const every: Readonly<Record<MailKind, true>> = {
  account_corrected: true,
  account_proof: true,
  activation: true,
  already_member: true,
  appeal_decided: true,
  bonus_offer: true,
  claim: true,
  data_ready: true,
  debit: true,
  debit_returned: true,
  debit_unblocked: true,
  deletion: true,
  deletion_by_site: true,
  dormant: true,
  email_change: true,
  email_changed: true,
  fraud: true,
  mail_again: true,
  measure: true,
  measure_lifted: true,
  passkey_added: true,
  password_reset: true,
  photo_rejected: true,
  premium: true,
  receipt: true,
  refund: true,
  refund_failed: true,
  report_closed: true,
  return_reminder: true,
  returned: true,
  surplus_refund: true,
  terms_changed: true,
  transfer: true,
  unread_reminder: true,
  welcome: true,
}
export const mailKinds = Object.keys(every) as MailKind[]

/** A request for one mail to one member, of one kind or of any. */
export type MailRequest<K extends MailKind = MailKind> = {
  [P in K]: Readonly<{ kind: P; userId: string }> & Subjects[P]
}[K]
