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
    const { breach, facts, hiddenText, kind, law, machine, takenAt, until } = measure
    return { measure: kind, breach, facts, hiddenText, law, machine, takenAt, until }
  },
  link: () => '/decisions',
  words: (facts, say) => ({
    date: say.day(appealableUntil(facts)),
    rows: statementRows(facts, say),
  }),
})
