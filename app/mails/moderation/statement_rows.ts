import type { Measure } from '#core/moderation/measures/measure'
import type { Say } from '#mails/mail'

type Shown = Pick<
  Measure,
  'automatic' | 'breach' | 'facts' | 'hiddenText' | 'law' | 'machine' | 'rejection' | 'until'
> &
  Readonly<{ measure: Measure['kind'] }>

/** The statement of reasons of a measure, as labels and values. */
export function statementRows(
  { automatic, breach, facts, hiddenText, law, machine, measure, rejection, until }: Shown,
  { day, text }: Say
) {
  const ground = law ? text('moderation.ground_law', { law }) : text('moderation.ground_rules')
  const why = rejection ? `profiles.photo_reason_${rejection}` : `moderation.because_${breach}`
  return [
    [
      text('moderation.statement_what'),
      text(`moderation.measure_${measure}`, { until: until ? day(until) : '' }),
    ],
    [text('moderation.statement_why'), text(why)],
    [text('moderation.statement_facts'), facts],
    [text('moderation.statement_text'), hiddenText],
    [text('moderation.statement_ground'), ground],
    [
      text('moderation.statement_machine'),
      text(`moderation.machine_${automatic ? 'decided' : machine}`),
    ],
  ] as const
}
