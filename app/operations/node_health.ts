import { setTimeout } from 'node:timers/promises'
import { hostname } from 'node:os'
import { BaseCheck, HealthChecks, Result } from '@adonisjs/core/health'
import drive from '@adonisjs/drive/services/main'
import db from '@adonisjs/lucid/services/db'
import { mainDisk } from '#config/drive'
import { redisUrl } from '#config/redis'
import { wasFullDatabase } from '#operations/full_database'
import { TemporaryFolder } from '#operations/temporary_folder'
import { waitingMigrations } from '#operations/waiting_migrations'
import { oldestDueJob } from '#queries/operations/due_jobs'

/** Seconds for which a job may be due before the queue counts as behind. */
const lateSeconds = 600

/** Milliseconds for a check: whoever asks wants an answer from a database that hangs, too. */
const timeout = 3000

/** A check that fails, and does not throw, when what it looks at is broken or does not answer. */
abstract class Check extends BaseCheck {
  abstract look(): Promise<Result>

  async run() {
    try {
      return await Promise.race([this.look(), noAnswer()])
    } catch (error) {
      return Result.failed(String(error))
    }
  }
}

async function noAnswer() {
  await setTimeout(timeout, undefined, { ref: false })
  return Result.failed(`No answer within ${timeout} ms`)
}

/** Full, it is only a warning: pages are read as before, and other nodes could not write either. */
class DatabaseCheck extends Check {
  name = 'database'

  async look() {
    await db.rawQuery('select 1')
    if (wasFullDatabase())
      return Result.warning('The disk of the database is full: writes are refused')
    return Result.ok('The database answers')
  }
}

/** A node of a newer release is not asked for pages before somebody ran its migrations. */
class MigrationsCheck extends Check {
  name = 'migrations'
  #areRun = false

  async look() {
    if (this.#areRun) return Result.ok('All migrations have run')
    const waiting = await waitingMigrations()
    if (!waiting) return Result.failed('The database is empty: site:prepare fills it')
    this.#areRun = waiting.length === 0
    if (this.#areRun) return Result.ok('All migrations have run')
    return Result.failed(`${waiting.length} migrations have not run: site:prepare runs them`)
  }
}

/**
 * A folder is this node's own. A store is that of all nodes: while it is down none would show pictures better, and
 * pages need none, so that it is only a warning.
 */
class StorageCheck extends Check {
  name = 'storage'
  #path = `health/${hostname()}-${process.pid}`

  constructor(private isShared: boolean) {
    super()
  }

  async look() {
    const written = String(Date.now())
    await drive.use().put(this.#path, written)
    const isRead = (await drive.use().get(this.#path)) === written
    await drive.use().delete(this.#path)
    return isRead
      ? Result.ok('Files are written and read')
      : Result.failed('A file was not read as it was written')
  }

  async run() {
    const result = await super.run()
    if (!this.isShared || result.status === 'ok') return result
    return Result.warning(`The store is down for all nodes: ${result.message}`)
  }
}

/** A warning only: live events of other nodes wait meanwhile, and pages poll. */
class RedisCheck extends Check {
  name = 'redis'

  constructor(private url: string) {
    super()
  }

  async look() {
    const { sharedConnectionTo } = await import('#redis/connection')
    const redis = sharedConnectionTo(this.url)
    if (redis.status !== 'ready') return Result.failed('there is no connection; the log says why')
    await redis.ping()
    return Result.ok('Redis answers')
  }

  async run() {
    const result = await super.run()
    return result.status === 'ok' ? result : Result.warning(`Redis is gone: ${result.message}`)
  }
}

/** A warning only: other nodes would not work the queue better, and pages need no worker. */
class QueueCheck extends Check {
  name = 'queue'

  async look() {
    const dueAt = await oldestDueJob(Date.now())
    const seconds = dueAt === null ? 0 : Math.round((Date.now() - dueAt) / 1000)
    if (seconds < lateSeconds) return Result.ok('Jobs are done in time')
    return Result.warning(`The oldest job has been due for ${seconds} seconds`)
  }
}

/** A warning only: pages need none of it. */
class TemporaryFolderCheck extends Check {
  name = 'temporary_folder'

  constructor(private folder: TemporaryFolder) {
    super()
  }

  async look() {
    const fault = await this.folder.fault()
    return fault === null ? Result.ok('The temporary folder is written') : Result.warning(fault)
  }
}

/** Whether this node can answer pages. */
export class NodeHealth {
  #checks: HealthChecks

  constructor({
    sharesStore = mainDisk === 's3',
    redis = redisUrl,
    folder = new TemporaryFolder(),
  } = {}) {
    const checks = [
      new DatabaseCheck().cacheFor('1 second'),
      new MigrationsCheck().cacheFor('1 second'),
      new StorageCheck(sharesStore).cacheFor('15 seconds'),
      new TemporaryFolderCheck(folder).cacheFor('15 seconds'),
      new QueueCheck().cacheFor('5 seconds'),
    ]
    if (redis !== null) checks.push(new RedisCheck(redis).cacheFor('1 second'))
    this.#checks = new HealthChecks().register(checks)
  }

  /** What each check says; a warning does not make a node unhealthy. */
  async look() {
    const { checks, isHealthy, status } = await this.#checks.run()
    const shown = checks.map(({ message, name, status: own }) => ({ name, status: own, message }))
    return { isHealthy, status, checks: shown }
  }
}
