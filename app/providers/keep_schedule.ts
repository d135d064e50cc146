import { QueueManager } from '@adonisjs/queue'

type Scheduled = Readonly<{ cron: (expression: string) => { run: () => Promise<unknown> } }>

/** The class of a job. */
type ScheduledJob = Readonly<{
  options: Readonly<{ name?: string }>
  schedule: (payload: object) => { id: (id: string) => Scheduled }
}>

/**
 * Has a job done whenever the cron expression says (UTC), whichever nodes run. A node that starts
 * leaves the next time of a schedule it knows as it is: by a clock that is behind it would be a time at
 * which the job was done already, and a time that has just come would be passed over.
 */
export async function keepSchedule(job: ScheduledJob, id: string, cron: string) {
  const known = await QueueManager.use().getSchedule(id)
  const isKept = known?.status === 'active' && known.nextRunAt !== null
  if (isKept && known.cronExpression === cron && known.name === job.options.name) return
  await job.schedule({}).id(id).cron(cron).run()
}
