import AddUpVatJob from '#jobs/add_up_vat_job'
import BackUpJob from '#jobs/back_up_job'
import CheckAuditJob from '#jobs/check_audit_job'
import CheckLedgerJob from '#jobs/check_ledger_job'
import CompareSettlementsJob from '#jobs/compare_settlements_job'
import FoldCountsJob from '#jobs/fold_counts_job'
import CountActiveJob from '#jobs/count_active_job'
import CountFiguresJob from '#jobs/count_figures_job'
import CountPageViewsJob from '#jobs/count_page_views_job'
import CountSourcesJob from '#jobs/count_sources_job'
import EraseOldMessagesJob from '#jobs/erase_old_messages_job'
import EmptyOldOrdersJob from '#jobs/empty_old_orders_job'
import EndDownloadsJob from '#jobs/end_downloads_job'
import KeepMessageMonthsJob from '#jobs/keep_message_months_job'
import ForgetAnswersJob from '#jobs/forget_answers_job'
import HashPhotosJob from '#jobs/hash_photos_job'
import MeasureStorageJob from '#jobs/measure_storage_job'
import NoteInterruptedImportsJob from '#jobs/note_interrupted_imports_job'
import PurgeDebtorsJob from '#jobs/purge_debtors_job'
import PurgeMembersJob from '#jobs/purge_members_job'
import ReconcileOrdersJob from '#jobs/reconcile_orders_job'
import SendRemindersJob from '#jobs/send_reminders_job'
import SweepActivityJob from '#jobs/sweep_activity_job'
import SweepPicturesJob from '#jobs/sweep_pictures_job'
import RemoveOldMailRefusalsJob from '#jobs/remove_old_mail_refusals_job'
import RemoveOldPageViewsJob from '#jobs/remove_old_page_views_job'
import RemoveOldSentMailsJob from '#jobs/remove_old_sent_mails_job'
import RemoveOldSwipesJob from '#jobs/remove_old_swipes_job'
import { backupPath } from '#config/backups'
import { databaseKind } from '#config/database'
import { keepSchedule } from '#providers/keep_schedule'

/**
 * Scheduled jobs. Imported by the worker provider only, as scheduling opens the database. By cron,
 * as intervals would restart with the process.
 */
await keepSchedule(ReconcileOrdersJob, 'reconcile_orders', '7 * * * *')
await keepSchedule(CompareSettlementsJob, 'compare_settlements', '22 * * * *')
await keepSchedule(EndDownloadsJob, 'end_downloads', '37 * * * *')
await keepSchedule(CountFiguresJob, 'count_figures', '57 * * * *')
await keepSchedule(CountSourcesJob, 'count_sources', '51 * * * *')
await keepSchedule(CountPageViewsJob, 'count_page_views', '47 * * * *')
await keepSchedule(CountActiveJob, 'count_active', '*/5 * * * *')
await keepSchedule(SendRemindersJob, 'send_reminders', '*/5 * * * *')
await keepSchedule(NoteInterruptedImportsJob, 'note_interrupted_imports', '*/15 * * * *')
await keepSchedule(PurgeMembersJob, 'purge_members', '23 3 * * *')
await keepSchedule(ForgetAnswersJob, 'forget_answers', '*/15 * * * *')
await keepSchedule(SweepActivityJob, 'sweep_activity', '*/15 * * * *')
await keepSchedule(SweepPicturesJob, 'sweep_pictures', '53 3 * * *')
await keepSchedule(MeasureStorageJob, 'measure_storage', '9 5 * * *')
await keepSchedule(HashPhotosJob, 'hash_photos', '3 5 * * *')
await keepSchedule(RemoveOldSwipesJob, 'remove_old_swipes', '13 4 * * *')
await keepSchedule(RemoveOldMailRefusalsJob, 'remove_old_mail_refusals', '17 4 * * *')
await keepSchedule(RemoveOldPageViewsJob, 'remove_old_page_views', '19 4 * * *')
await keepSchedule(RemoveOldSentMailsJob, 'remove_old_sent_mails', '21 4 * * *')
await keepSchedule(PurgeDebtorsJob, 'forget_debtors', '58 3 * * *')
await keepSchedule(EmptyOldOrdersJob, 'empty_old_orders', '27 4 * * *')
if (databaseKind === 'pg') {
  await keepSchedule(KeepMessageMonthsJob, 'keep_message_months', '39 4 * * *')
}
await keepSchedule(EraseOldMessagesJob, 'erase_old_messages', '43 4 * * *')
await keepSchedule(FoldCountsJob, 'fold_counts', '33 4 * * *')
if (backupPath) await keepSchedule(BackUpJob, 'back_up', '11 1 * * *')
await keepSchedule(AddUpVatJob, 'add_up_vat', '37 2 * * *')
await keepSchedule(CheckAuditJob, 'check_audit', '29 3 * * *')
await keepSchedule(CheckLedgerJob, 'check_ledger', '41 3 * * *')
