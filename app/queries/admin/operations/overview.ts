import type { DateTime } from 'luxon'
import { databaseFacts } from '#queries/admin/operations/database'
import { deliveries } from '#queries/admin/operations/deliveries'
import { failedJobs, jobsByStatus, scheduledJobs } from '#queries/admin/operations/jobs'
import { release } from '#queries/admin/operations/release'
import { storage } from '#queries/admin/operations/storage'
import { mailRefusals } from '#queries/notifications/mail_refusals'
import { lastBackups } from '#queries/operations/last_backups'

/** How the installation does. Instants in milliseconds, sizes in bytes. */
export async function operations(now: DateTime) {
  return {
    jobs: await jobsByStatus(),
    failed: await failedJobs(),
    schedules: await scheduledJobs(),
    deliveries: await deliveries(now),
    refusals: await mailRefusals(now),
    database: await databaseFacts(),
    storage: await storage(),
    backups: await lastBackups(),
    release: await release(),
    node: process.version,
  }
}
