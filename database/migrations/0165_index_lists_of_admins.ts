import { BaseSchema } from '@adonisjs/lucid/schema'

/**
 * Serve lists of the back office that would else read all there ever was: reports by urgency, what was
 * decided, acts of a kind or about a subject, figures of all sites, mails that came back, failed jobs.
 */
export default class extends BaseSchema {
  async up() {
    for (const [name, on] of indexes) this.schema.raw(`create index ${name} on ${on}`)
  }

  async down() {
    for (const [name] of indexes) this.schema.raw(`drop index ${name}`)
  }
}

const urgency = `(case when reason in ('underage', 'harassment') then 0
  when reason in ('scam', 'offensive_pictures', 'other') then 1
  when reason in ('fake_profile', 'advertising') then 2 end)`

const indexes = [
  ['reports_by_urgency', `reports (status, ${urgency}, reported_at, id)`],
  ['reports_by_reason', 'reports (status, reason, reported_at, id)'],
  ['appeals_decided', 'appeals (made_at, id) where decision is not null'],
  ['audit_rows_by_act', 'audit_rows (act, number)'],
  ['audit_rows_by_site', 'audit_rows (site_id, number)'],
  ['audit_rows_by_subject', 'audit_rows (subject_id, number)'],
  ['proposals_by_decision', 'proposals (decided_at)'],
  ['disputes_by_status', 'disputes (status, opened_at, id)'],
  ['claims_standing', 'claims (settled_at, recovered_at, id)'],
  ['daily_figures_by_day', 'daily_figures (day, kind, part, value)'],
  ['soft_bounces_by_time', 'soft_bounces (at)'],
  ['queue_jobs_by_status', 'queue_jobs (status, execute_at)'],
  ['queue_jobs_failed', 'queue_jobs (status, finished_at)'],
]
