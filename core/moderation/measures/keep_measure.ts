import type { Measure, Statement } from '#core/moderation/measures/measure'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

/** A decision about a member: by whom, why, and because of which report. */
export type Judgement = Readonly<{
  userId: string
  reportId: string | null
  /** Null for the terminal. */
  takenBy: string | null
  /** The second admin who confirmed it; missing where nobody had to. */
  confirmedBy?: string
  statement: Statement
}>

type Effect = Pick<Measure, 'kind'> &
  Partial<Pick<Measure, 'subjectId' | 'hiddenText' | 'until' | 'rejection' | 'automatic'>>

/** Keeps a measure that was just taken, inside a unit of work. */
export async function keepMeasure(
  { clock, ids }: Uses<'clock' | 'ids'>,
  { measures }: Pick<Repositories, 'measures'>,
  { reportId, statement, takenBy, userId }: Judgement,
  {
    automatic = false,
    hiddenText = null,
    kind,
    rejection = null,
    subjectId = null,
    until = null,
  }: Effect
) {
  const measure: Measure = {
    id: ids.next(),
    userId,
    reportId,
    kind,
    breach: statement.breach,
    law: statement.law,
    facts: statement.facts,
    machine: statement.machine,
    rejection,
    automatic,
    subjectId,
    hiddenText,
    until,
    takenBy,
    takenAt: clock.now(),
    liftedAt: null,
  }
  await measures.add(measure)
  return measure
}

/** The same, and mails the member its reasons. */
export async function takeAndTell(
  ports: Uses<'clock' | 'ids'>,
  repositories: Pick<Repositories, 'jobs' | 'measures'>,
  judgement: Judgement,
  effect: Effect
) {
  const measure = await keepMeasure(ports, repositories, judgement, effect)
  const { id: measureId, userId } = measure
  await repositories.jobs.add({ name: 'send_mail', kind: 'measure', userId, measureId })
  return measure
}
