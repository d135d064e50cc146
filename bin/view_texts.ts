/* The texts that the views use by keys that are put together: views have no types. */
import { consentKinds, consentPlaces } from '#core/accounts/consents/consent'
import { adminLocales, adminRoles, pictureViews } from '#core/admin/admin'
import { ownActs, readingActs, readingShown, subjectKinds } from '#core/admin/audit/audit_row'
import { proposalStatuses } from '#core/admin/four_eyes/proposal'
import { figureKinds } from '#core/admin/figures/figure'
import { signKinds } from '#core/messaging/signs/sign'
import { adminRights } from '#core/admin/rights'
import { sourceCounts, sourceParts } from '#core/admin/sources/source'
import { drawnInterests } from '#core/landers/chosen_interests'
import { nightLines } from '#core/landers/hour'
import { firstQuestions, moods, pictureSets } from '#core/landers/choices'
import { contentPages } from '#core/sites/content/page'
import { partFacts } from '#core/sites/content/parts'
import { versionStates } from '#core/sites/content/version'
import { afterAnswer } from '#core/admin/complaints/answer_ticket'
import { ticketSorts } from '#core/admin/complaints/ticket_sort'
import { dangerKinds, ticketKinds, ticketStates } from '#core/complaints/ticket'
import { dues } from '#replies/admin/ticket_filter'
import { inboxOrders } from '#core/admin/inbox/inbox_order'
import { sectionsOfFile } from '#replies/admin/file_sections'
import { menu, moneyMenu } from '#replies/admin/menu'
import { deletionWays } from '#core/admin/members/delete_member'
import { fileLists } from '#core/admin/members/file_list'
import { exportStates } from '#core/admin/members/member_export'
import { memberOrders } from '#core/admin/members/member_order'
import { mailKinds } from '#core/repositories/mail_request'
import { movementKinds } from '#core/credits/movement'
import { messageKinds } from '#core/messaging/message'
import {
  evidenceKinds,
  reportDecisions,
  reportReasons,
  reportStatuses,
} from '#core/moderation/report'
import { urgencies } from '#core/moderation/urgency'
import { appealDecisions, appealStatuses } from '#core/moderation/measures/appeal'
import { machineParts, measureKinds, suspensionDays } from '#core/moderation/measures/measure'
import { caseActs } from '#core/admin/reports/case_act'
import { disputeSorts } from '#core/admin/orders/dispute_sort'
import { happenings } from '#core/admin/orders/happening'
import { orderAges } from '#core/admin/orders/order_sort'
import { paymentStatuses } from '#core/ports/payment_gateway'
import { debitStates } from '#core/payments/direct_debit/debit'
import { codeSorts } from '#core/admin/discounts/code_sort'
import { codeStates } from '#core/payments/discounts/discount_code'
import { disputeStatuses } from '#core/payments/disputes/dispute'
import { invoiceKinds } from '#core/payments/invoices/invoice'
import { openItemKinds } from '#core/payments/open_items/open_item'
import { orderStatuses } from '#core/payments/orders/order'
import { paymentMethods } from '#core/payments/methods/payment_method'
import { lineOutcomes } from '#core/payments/sepa/import_statement_line'
import { refundStates } from '#core/payments/refunds/refund'
import { photoStatuses, rejectionReasons } from '#core/profiles/photos/photo'
import { genders, profileStatuses } from '#core/profiles/profile'
import { tokenPurposes } from '#core/users/token'
import { settingWarnings } from '#core/admin/sites/setting_warnings'
import { locales } from '#core/sites/locales'
import { alarmKinds } from '#core/sites/alarm'
import { lacks } from '#core/sites/readiness'
import { settingNames } from '#core/sites/settings/catalogue'
import { settingGroups } from '#core/sites/settings/setting'
import { settingOf } from '#core/sites/settings/settings'
import { banReasons, disabledReasons, userStatuses } from '#core/users/user'
import { discountSources } from '#core/payments/discounts/discount_source'
import { payerChoices } from '#validators/sandbox/payment_decision'

/** The words that settings are chosen from, but for countries, which have names of their own. */
const settingShapes = settingNames.map((name) => settingOf(name).shape)
const settingWords = settingShapes.flatMap((shape) =>
  'choices' in shape ? shape.choices.filter((word) => !/^[A-Z]{2}$/.test(word)) : []
)

/** The possible values in the composed keys of views, which have no types. */
export const fillings: Readonly<Record<string, readonly string[]>> = {
  'acts.': [...adminRights, ...ownActs, ...readingActs],
  'audit.reading_': [...readingShown, 'none'],
  'appeals.decision_': ['open', ...appealDecisions],
  'appeals.outcome_': appealDecisions,
  'appeals.status_': appealStatuses,
  'audit.kind_': subjectKinds,
  'content.page_': contentPages.map((page) => page.replaceAll('-', '_')),
  'content.state_': versionStates,
  'sources.count_': sourceCounts,
  'sources.part_': sourceParts,
  'complaints.due_': dues,
  'complaints.event_': ['linked', 'solved', 'withdrawn', 'reopened', 'merged', 'bounced'],
  'complaints.helpful_': ['yes', 'no'],
  'complaints.danger_': dangerKinds,
  'requests.see_': ['report', 'order', 'site'],
  'complaints.kind_': ticketKinds,
  'complaints.language_': locales,
  'complaints.state_': ticketStates,
  'complaints.then_': afterAnswer,
  'complaints.whose_': ['mine', 'nobody'],
  'dashboard.': figureKinds,
  'dashboard.alarm_': alarmKinds,
  'dashboard.waiting_': [
    'fraud_mails',
    'photos',
    'reports',
    'appeals',
    'answers',
    'complaints',
    'complaints_late',
    'complaints_near',
    'requests',
    'disputes',
    'money',
    'refunds',
    'payouts',
    'debits',
    'settlements',
    'imports',
    'jobs',
    'ledger',
    'drill',
    'audit',
  ],
  'debits.state_': debitStates,
  'content.part_': [...partFacts],
  'discounts.page_': ['codes', 'batches', 'effect'],
  'discounts.source_': discountSources,
  'discounts.state_': codeStates,
  'landers.alonetonight_': nightLines,
  'landers.transitions_scene_': ['1', '2', '3', '4'],
  'variants.mood_': moods,
  'variants.pictures_': pictureSets,
  'variants.question_': firstQuestions,
  'variants.gender_': genders,
  'ledger.kind_': ['sales', 'bonus', 'spent', 'corrections'],
  'ledger.what_': [
    'balance',
    'credits_bought',
    'credits_taken_back_at_most',
    'credits_taken_back_at_least',
    'credits_taken',
    'credits_returned',
    'money_returned_at_most',
  ],
  'lists.sort_': [
    ...memberOrders,
    ...inboxOrders,
    ...orderAges,
    ...disputeSorts,
    ...ticketSorts,
    ...codeSorts,
  ],
  'inbox.kind_': messageKinds,
  'inbox.language_': locales,
  'inbox.photo_': photoStatuses,
  'inbox.sign_': signKinds,
  'inbox.state_': profileStatuses,
  'money.kind_': openItemKinds,
  'money.payee_': ['waiting', 'returned', 'unnamed'],
  'money.outcome_': lineOutcomes,
  'money.page_': moneyMenu.map(({ name }) => name),
  'layout.': menu.flatMap((group) => group.map(({ name }) => name)),
  'layout.role_': adminRoles,
  'me.language_': adminLocales,
  'me.pictures_': pictureViews,
  'reports.account_': userStatuses,
  'reports.decision_': reportDecisions,
  'reports.kind_': evidenceKinds,
  'reports.photo_': photoStatuses,
  'reports.reason_': reportReasons,
  'reports.rejection_': rejectionReasons,
  'reports.status_': reportStatuses,
  'reports.urgency_': urgencies,
  'requests.status_': proposalStatuses,
  'members.ban_': banReasons,
  'members.export_': exportStates,
  'members.premium_': ['yes', 'no'],
  'members.way_': deletionWays,
  'members.decision_': ['open', ...reportDecisions],
  'members.consent_at_': [...consentPlaces],
  'members.consent_to_': [...consentKinds],
  'members.gender_': genders,
  'members.link_': tokenPurposes,
  'members.movement_': movementKinds,
  'members.off_': disabledReasons,
  'members.photo_': photoStatuses,
  'members.report_': reportReasons,
  'members.list_': fileLists,
  'members.section_': sectionsOfFile({ role: 'owner', isErased: false, wasRead: true }),
  'members.status_': userStatuses,
  'readiness.': lacks,
  'readiness.do_': lacks,
  'settings.': settingNames,
  'settings.group_': settingGroups,
  'settings.help_': settingNames,
  'settings.kind_': settingShapes.map(({ kind }) => kind),
  'settings.warning_': settingWarnings,
  'settings.word_': ['yes', 'no', ...settingWords],
  'operations.disk_': ['main', 'old'],
  'operations.kind_': ['fs', 's3'],
  'operations.status_': ['active', 'completed', 'delayed', 'failed', 'pending'],
  'measures.act_': caseActs,
  'measures.act_suspension_': suspensionDays.map(String),
  'measures.kind_': measureKinds,
  'measures.language_': locales,
  'sent.': ['news', ...mailKinds],
  'measures.machine_': [...machineParts, 'decided'],
  'orders.kind_': [
    ...movementKinds,
    ...invoiceKinds,
    ...refundStates,
    ...disputeStatuses,
    'at_provider',
  ],
  'orders.payment_': paymentStatuses,
  'orders.what_': happenings,
  'payments.method_': paymentMethods,
  'payments.status_': orderStatuses,
  'pictures.reason_': rejectionReasons,
  'profiles.interest_': drawnInterests,
  'profiles.photo_reason_': rejectionReasons,
  'sandbox.first_': ['webhook', 'return'],
  'sandbox.pay_': payerChoices,
  'sandbox.status_': payerChoices,
}
