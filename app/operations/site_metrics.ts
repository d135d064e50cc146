import { setTimeout } from 'node:timers/promises'
import { Gauge } from 'prom-client'
import { countStreams } from '#live/streams'
import type { NodeHealth } from '#operations/node_health'
import { registry } from '#operations/registry'
import { replica } from '#queries/replica/replica'
import { siteFigures } from '#queries/operations/site_figures'
import { keptFor } from '#queries/kept_for'

/** Figures of the database are kept for ten seconds, however often they are asked for. */
const figures = keptFor(10_000, () => siteFigures(Date.now()))

/** Milliseconds for them; the checks have taken three seconds by then, at most. */
const timeout = 4000

const streams = gauge('vonk_streams_open', 'Event streams that are open on this node.')
const databaseUp = gauge('vonk_database_up', 'Whether the database answered, 1 or 0.')
const storageUp = gauge('vonk_storage_up', 'Whether files can be written and read, 1 or 0.')
const temporaryFolderUp = gauge(
  'vonk_temporary_folder_up',
  'Whether uploads can be written to the temporary folder, 1 or 0.'
)
const redisUp = gauge('vonk_redis_up', 'Whether Redis can be written, 1 or 0.')
const replicaRead = gauge('vonk_replica_read', 'Whether this node reads the replica, 1 or 0.')
const replicaLag = gauge('vonk_replica_lag_seconds', 'How far the replica is behind.')
const jobs = gauge('vonk_queue_jobs', 'Jobs of the queue, by status.', 'status')
const oldestJob = gauge(
  'vonk_queue_oldest_due_seconds',
  'For how long the oldest job has been due.'
)
const mails = gauge('vonk_mails_last_hour', 'Mails sent in the last hour.')
const returned = gauge('vonk_mails_returned_last_day', 'Mails that came back in the last day.')
const orders = gauge('vonk_orders_last_day', 'Orders made in the last day, by status.', 'status')
const ages = gauge(
  'vonk_check_age_seconds',
  'Since the last check of ledger and audit log.',
  'check'
)
const findings = gauge('vonk_check_findings', 'What that check found to be wrong.', 'check')
const backupAge = gauge('vonk_backup_age_seconds', 'Since the last backup was made.')
const drillAge = gauge('vonk_drill_age_seconds', 'Since a backup was last restored in a drill.')
const backupFailed = gauge(
  'vonk_backup_failed',
  'Whether the last attempt failed or did not end, 1 or 0.',
  'act'
)
const logFailing = gauge(
  'vonk_wal_archive_failing',
  'Whether PostgreSQL last failed to archive its log, 1 or 0.'
)
const logWaiting = gauge('vonk_wal_unarchived_bytes', 'Log that PostgreSQL has not archived yet.')
const pushes = gauge('vonk_pushes_today', 'Pushes of today (UTC), by outcome.', 'outcome')
const today = gauge('vonk_counted_today', 'Counted today (UTC), an hour old at most.', 'kind')

/** What the node says of its health. */
type Checks = Awaited<ReturnType<NodeHealth['look']>>['checks']

/**
 * Everything that is measured, as Prometheus reads it: without a database, what this process knows. Also with one that
 * hangs, and long before Prometheus, which waits for ten seconds, would take the node for dead.
 */
export async function allMetrics(checks: Checks, readFigures = () => figures.get(null)) {
  streams.set(countStreams())
  setReplica()
  setUp(storageUp, checks, 'storage')
  setUp(temporaryFolderUp, checks, 'temporary_folder')
  setUp(redisUp, checks, 'redis')
  const isUp = statusOf(checks, 'database') !== 'error'
  databaseUp.set(isUp ? 1 : 0)
  const found = isUp ? await inTime(readFigures()) : null
  if (found) setFigures(found)
  return registry.metrics()
}

/** Null for figures that cannot be read, or not in time: those of before are told then. */
async function inTime<Figures>(reading: Promise<Figures>) {
  const tooLate = setTimeout(timeout, null, { ref: false })
  return Promise.race([reading.catch(() => null), tooLate])
}

/** Says nothing of what this site has not. */
function setUp(up: Gauge, checks: Checks, name: string) {
  const status = statusOf(checks, name)
  up.remove()
  if (status) up.set(status === 'ok' ? 1 : 0)
}

function statusOf(checks: Checks, name: string) {
  return checks.find((one) => one.name === name)?.status
}

/** Says nothing without a replica, nor of a lag that is unknown: a gauge that is reset would say 0. */
function setReplica() {
  replicaRead.remove()
  replicaLag.remove()
  if (replica.isOn) replicaRead.set(replica.isRead ? 1 : 0)
  if (replica.lag !== null) replicaLag.set(replica.lag / 1000)
}

function setFigures(found: Awaited<ReturnType<typeof siteFigures>>) {
  oldestJob.set(found.oldestDueSeconds)
  mails.set(found.mailsLastHour)
  returned.set(found.mailsReturnedLastDay)
  setBackups(found.backups)
  setLogArchive(found.logArchive)
  setEach(pushes, 'outcome', found.pushesToday)
  setEach(jobs, 'status', found.jobs)
  setEach(orders, 'status', found.ordersLastDay)
  setEach(today, 'kind', found.countedToday)
  for (const [check, last] of Object.entries(found.checks)) {
    if (last) ages.set({ check }, last.age)
    if (last) findings.set({ check }, last.findings)
  }
}

/** Says nothing of what never was: a gauge that is reset would say that it was done just now. */
function setBackups({ create, drill }: Awaited<ReturnType<typeof siteFigures>>['backups']) {
  backupAge.remove()
  drillAge.remove()
  backupFailed.reset()
  if (create.age !== null) backupAge.set(create.age)
  if (drill.age !== null) drillAge.set(drill.age)
  for (const [act, { failed }] of Object.entries({ create, drill })) {
    if (failed !== null) backupFailed.set({ act }, failed ? 1 : 0)
  }
}

/** Says nothing where the log is not archived. */
function setLogArchive(archive: Awaited<ReturnType<typeof siteFigures>>['logArchive']) {
  logFailing.remove()
  logWaiting.remove()
  if (archive) logFailing.set(archive.isFailing ? 1 : 0)
  if (archive && archive.waiting !== null) logWaiting.set(archive.waiting)
}

function gauge(name: string, help: string, ...labelNames: string[]) {
  return new Gauge({ name, help, labelNames, registers: [registry] })
}

/** What is no longer counted disappears, such as a status that no order has. */
function setEach(metric: Gauge, label: string, values: Readonly<Partial<Record<string, number>>>) {
  metric.reset()
  for (const [value, number] of Object.entries(values)) metric.set({ [label]: value }, number ?? 0)
}
