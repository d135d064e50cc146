import AddUpVatJob from '#jobs/add_up_vat_job'
import CheckAuditJob from '#jobs/check_audit_job'
import CheckLedgerJob from '#jobs/check_ledger_job'
import CompareSettlementsJob from '#jobs/compare_settlements_job'
import FoldCountsJob from '#jobs/fold_counts_job'
import CountFiguresJob from '#jobs/count_figures_job'
import CountPageViewsJob from '#jobs/count_page_views_job'
import CountSourcesJob from '#jobs/count_sources_job'
import EraseOldMessagesJob from '#jobs/erase_old_messages_job'
import EndDownloadsJob from '#jobs/end_downloads_job'
import HashPhotosJob from '#jobs/hash_photos_job'
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

/**
 * Scheduled jobs. Imported by the worker provider only, as scheduling opens the database. By cron,
 * as intervals would restart with the process.
 */
await ReconcileOrdersJob.schedule({}).id('reconcile_orders').cron('7 * * * *').run()
await CompareSettlementsJob.schedule({}).id('compare_settlements').cron('22 * * * *').run()
await EndDownloadsJob.schedule({}).id('end_downloads').cron('37 * * * *').run()
await CountFiguresJob.schedule({}).id('count_figures').cron('57 * * * *').run()
await CountSourcesJob.schedule({}).id('count_sources').cron('51 * * * *').run()
await CountPageViewsJob.schedule({}).id('count_page_views').cron('47 * * * *').run()
await SendRemindersJob.schedule({}).id('send_reminders').cron('*/5 * * * *').run()
await NoteInterruptedImportsJob.schedule({})
  .id('note_interrupted_imports')
  .cron('*/15 * * * *')
  .run()
await PurgeMembersJob.schedule({}).id('purge_members').cron('23 3 * * *').run()
await SweepActivityJob.schedule({}).id('sweep_activity').cron('*/15 * * * *').run()
await SweepPicturesJob.schedule({}).id('sweep_pictures').cron('53 3 * * *').run()
await HashPhotosJob.schedule({}).id('hash_photos').cron('3 5 * * *').run()
await RemoveOldSwipesJob.schedule({}).id('remove_old_swipes').cron('13 4 * * *').run()
await RemoveOldMailRefusalsJob.schedule({}).id('remove_old_mail_refusals').cron('17 4 * * *').run()
await RemoveOldPageViewsJob.schedule({}).id('remove_old_page_views').cron('19 4 * * *').run()
await RemoveOldSentMailsJob.schedule({}).id('remove_old_sent_mails').cron('21 4 * * *').run()
await PurgeDebtorsJob.schedule({}).id('forget_debtors').cron('58 3 * * *').run()
await EraseOldMessagesJob.schedule({}).id('erase_old_messages').cron('43 4 * * *').run()
await FoldCountsJob.schedule({}).id('fold_counts').cron('33 4 * * *').run()
await AddUpVatJob.schedule({}).id('add_up_vat').cron('37 2 * * *').run()
await CheckAuditJob.schedule({}).id('check_audit').cron('29 3 * * *').run()
await CheckLedgerJob.schedule({}).id('check_ledger').cron('41 3 * * *').run()
