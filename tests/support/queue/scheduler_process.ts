/*
 * A separate process that looks for schedules that are due when it is asked to, by a clock that is
 * ahead by CLOCK_AHEAD milliseconds. It answers which ones it was the one to begin.
 */
import { answerFor } from '#tests/support/processes/answer_for'

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

await answerFor(async () => {
  const { default: db } = await import('@adonisjs/lucid/services/db')
  const { SharedJobs } = await import('#providers/shared_jobs')
  const jobs = new SharedJobs(db.connection().getWriteClient())
  await jobs.getSchedule('')
  return async () => {
    const begun: string[] = []
    for (;;) {
      const schedule = await jobs.claimDueSchedule()
      if (!schedule) return begun
      begun.push(schedule.id)
    }
  }
})
