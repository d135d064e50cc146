import type { Measure, Statement } from '#core/moderation/measures/measure'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'

/** Who decides about whom, why, and because of which report. */
export type Judgement = Readonly<{
  userId: string
  reportId: string | null
  /** Null for the terminal. */
  takenBy: string | null
  statement: Statement
}>

type Effect = Pick<Measure, 'kind'> & Partial<Pick<Measure, 'subjectId' | 'hiddenText' | 'until'>>

/** Keeps a measure that was just taken, and mails the member its reasons, inside a unit of work. */
export async function keepMeasure(
  { clock, ids }: Uses<'clock' | 'ids'>,
  { jobs, measures }: Pick<Repositories, 'jobs' | 'measures'>,
  { reportId, statement, takenBy, userId }: Judgement,
  { hiddenText = null, kind, subjectId = null, until = null }: Effect
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
    subjectId,
    hiddenText,
    until,
    takenBy,
    takenAt: clock.now(),
    liftedAt: null,
  }
  await measures.add(measure)
  await jobs.add({ name: 'send_mail', kind: 'measure', userId, measureId: measure.id })
  return measure
}
