import type { MailKind } from '#core/repositories/mail_request'
import accountCorrected from '#mails/accounts/account_corrected'
import activation from '#mails/accounts/activation'
import alreadyMember from '#mails/accounts/already_member'
import dataReady from '#mails/accounts/data_ready'
import deletion from '#mails/accounts/deletion'
import deletionBySite from '#mails/accounts/deletion_by_site'
import dormant from '#mails/accounts/dormant'
import emailChange from '#mails/accounts/email_change'
import emailChanged from '#mails/accounts/email_changed'
import passkeyAdded from '#mails/accounts/passkey_added'
import passwordReset from '#mails/accounts/password_reset'
import returnReminder from '#mails/accounts/return_reminder'
import returned from '#mails/accounts/returned'
import termsChanged from '#mails/accounts/terms_changed'
import welcome from '#mails/accounts/welcome'
import appealDecided from '#mails/moderation/appeal_decided'
import measure from '#mails/moderation/measure'
import measureLifted from '#mails/moderation/measure_lifted'
import photoRejected from '#mails/moderation/photo_rejected'
import reportClosed from '#mails/moderation/report_closed'
import fraud from '#mails/notifications/fraud'
import mailAgain from '#mails/notifications/mail_again'
import unreadReminder from '#mails/notifications/unread_reminder'
import accountProof from '#mails/payments/account_proof'
import bonusOffer from '#mails/payments/bonus_offer'
import claim from '#mails/payments/claim'
import debit from '#mails/payments/debit'
import debitReturned from '#mails/payments/debit_returned'
import debitUnblocked from '#mails/payments/debit_unblocked'
import premium from '#mails/payments/premium'
import receipt from '#mails/payments/receipt'
import refund from '#mails/payments/refund'
import refundFailed from '#mails/payments/refund_failed'
import surplusRefund from '#mails/payments/surplus_refund'
import transfer from '#mails/payments/transfer'
import type { MailDefinition } from '#mails/mail'

const definitions = {
  account_corrected: accountCorrected,
  account_proof: accountProof,
  activation,
  already_member: alreadyMember,
  appeal_decided: appealDecided,
  bonus_offer: bonusOffer,
  claim,
  data_ready: dataReady,
  debit,
  debit_returned: debitReturned,
  debit_unblocked: debitUnblocked,
  deletion,
  deletion_by_site: deletionBySite,
  dormant,
  email_change: emailChange,
  email_changed: emailChanged,
  fraud,
  measure,
  measure_lifted: measureLifted,
  mail_again: mailAgain,
  passkey_added: passkeyAdded,
  password_reset: passwordReset,
  photo_rejected: photoRejected,
  premium,
  receipt,
  refund,
  refund_failed: refundFailed,
  report_closed: reportClosed,
  return_reminder: returnReminder,
  returned,
  surplus_refund: surplusRefund,
  terms_changed: termsChanged,
  transfer,
  unread_reminder: unreadReminder,
  welcome,
}

/** The facts of a kind of mail. */
export type FactsOf<K extends MailKind> = NonNullable<
  Awaited<ReturnType<(typeof definitions)[K]['facts']>>
>

/** Every mail that a job can ask for. */
export const mails: { [K in MailKind]: MailDefinition<K, FactsOf<K>> } = definitions
