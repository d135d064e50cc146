import { appealableUntil } from '#core/moderation/measures/appeal'
import { defineMail } from '#mails/mail'
import { statementRows } from '#mails/moderation/statement_rows'
import Measure from '#models/measure'

/** The statement of reasons: what was decided about a member, why, and how to appeal. */
export default defineMail({
  kind: 'measure',
  topic: 'decision',
  need: 'needed',
  async facts({ measureId }) {
    const measure = await Measure.find(measureId)
    if (!measure || measure.liftedAt !== null) return null
    return factsOf(measure)
  },
  link: () => '/decisions',
  letter: (facts, say) => ({
    subject: say.text('mails.measure_subject', { measure: facts.measure }),
    body: [say.text('mails.measure_text'), { facts: statementRows(facts, say) }],
    button: say.text('mails.measure_button'),
    notes: [say.text('mails.measure_appeal', { date: say.day(appealableUntil(facts)) })],
  }),
})

/** What a mail says of a measure. */
export function factsOf(measure: Measure) {
  const { automatic, breach, facts, hiddenText, kind, law, machine, rejection, takenAt } = measure
  const { until } = measure
  return {
    measure: kind,
    automatic,
    breach,
    facts,
    hiddenText,
    law,
    machine,
    rejection,
    takenAt,
    until,
  }
}
