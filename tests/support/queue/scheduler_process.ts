/*
 * A separate process that looks for schedules that are due when it is asked to, by a clock that is
 * ahead by CLOCK_AHEAD milliseconds. It answers which ones it was the one to begin.
 */
await import('reflect-metadata')
const { Ignitor } = await import('@adonisjs/core')

const ahead = Number(process.env.CLOCK_AHEAD)
const RealDate = Date
globalThis.Date = class extends RealDate {
  constructor(...parameters: unknown[]) {
    super(...((parameters.length > 0 ? parameters : [RealDate.now() + ahead]) as [number]))
  }

  static now() {
    return RealDate.now() + ahead
  }
} as DateConstructor

const root = new URL('../../../', import.meta.url)
const importer = (path: string) => import(path.startsWith('.') ? new URL(path, root).href : path)
const ignitor = new Ignitor(root, { importer })
ignitor.tap((app) => {
  app.booting(async () => {
    await import('#start/env')
  })
})
const app = ignitor.createApp('console')
await app.init()
await app.boot()
await app.start(() => {})

const { default: db } = await import('@adonisjs/lucid/services/db')
const { SharedJobs } = await import('#providers/shared_jobs')
const jobs = new SharedJobs(db.connection().getWriteClient())
await jobs.getSchedule('')

process.on('message', async () => {
  const begun: string[] = []
  for (;;) {
    const schedule = await jobs.claimDueSchedule()
    if (!schedule) break
    begun.push(schedule.id)
  }
  process.send!({ said: begun })
})
process.send!({ said: 'ready' })
