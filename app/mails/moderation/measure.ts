import { appealableUntil } from '#core/moderation/measures/appeal'
import { defineMail } from '#mails/mail'
import { statementRows } from '#mails/moderation/statement_rows'
import Measure from '#models/measure'

/** The statement of reasons: what was decided about a member, why, and how to appeal. */
export default defineMail({
  kind: 'measure',
  need: 'needed',
  async facts({ measureId }) {
    const measure = await Measure.find(measureId)
    if (!measure || measure.liftedAt !== null) return null
    return factsOf(measure)
  },
  link: () => '/decisions',
  words: (facts, say) => ({
    date: say.day(appealableUntil(facts)),
    rows: statementRows(facts, say),
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
