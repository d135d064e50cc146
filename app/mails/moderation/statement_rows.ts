import type { Measure } from '#core/moderation/measures/measure'
import type { Say } from '#mails/mail'

type Shown = Pick<Measure, 'breach' | 'facts' | 'hiddenText' | 'law' | 'machine' | 'until'> &
  Readonly<{ measure: Measure['kind'] }>

/** The statement of reasons of a measure, as labels and values. */
export function statementRows(
  { breach, facts, hiddenText, law, machine, measure, until }: Shown,
  { day, text }: Say
) {
  const ground = law ? text('moderation.ground_law', { law }) : text('moderation.ground_rules')
  return [
    [
      text('moderation.statement_what'),
      text(`moderation.measure_${measure}`, { until: until ? day(until) : '' }),
    ],
    [text('moderation.statement_why'), text(`moderation.because_${breach}`)],
    [text('moderation.statement_facts'), facts],
    [text('moderation.statement_text'), hiddenText],
    [text('moderation.statement_ground'), ground],
    [text('moderation.statement_machine'), text(`moderation.machine_${machine}`)],
  ] as const
}
