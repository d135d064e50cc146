import { defineMail } from '#mails/mail'
import Measure from '#models/measure'

/** Tells a member that a measure was undone. */
export default defineMail({
  kind: 'measure_lifted',
  topic: 'decision',
  need: 'needed',
  async facts({ measureId }) {
    const measure = await Measure.find(measureId)
    return measure?.liftedAt ? { takenAt: measure.takenAt } : null
  },
  link: () => '/login',
  letter: ({ takenAt }, { day, text }) => ({
    subject: text('mails.measure_lifted_subject'),
    body: [text('mails.measure_lifted_text', { date: day(takenAt) })],
    button: text('mails.measure_lifted_button'),
  }),
})
