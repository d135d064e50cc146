import { defineMail } from '#mails/mail'
import Measure from '#models/measure'

/** Tells a member that a measure was undone. */
export default defineMail({
  kind: 'measure_lifted',
  need: 'needed',
  async facts({ measureId }) {
    const measure = await Measure.find(measureId)
    return measure?.liftedAt ? { takenAt: measure.takenAt } : null
  },
  link: () => '/login',
  words: ({ takenAt }, say) => ({ date: say.day(takenAt) }),
})
