import { appealableUntil } from '#core/moderation/measures/appeal'
import { defineMail } from '#mails/mail'
import { factsOf } from '#mails/moderation/measure'
import { statementRows } from '#mails/moderation/statement_rows'
import Measure from '#models/measure'
import Photo from '#models/photo'

/**
 * Tells a member why a photo was rejected, and how to object; not sent when it is deleted, approved or
 * undone meanwhile. The mail of a rejection of before measures were kept has no statement.
 */
export default defineMail({
  kind: 'photo_rejected',
  topic: 'decision',
  need: 'needed',
  async facts({ photoId, measureId }) {
    const photo = await Photo.find(photoId)
    if (!photo?.rejection) return null
    if (!measureId) return { reason: photo.rejection, measure: null }
    const measure = await Measure.find(measureId)
    if (!measure || measure.liftedAt !== null) return null
    return { reason: photo.rejection, measure: factsOf(measure) }
  },
  link: ({ measure }) => (measure ? '/decisions' : '/profile/photos'),
  letter: ({ measure, reason }, say) => ({
    subject: say.text('mails.photo_rejected_subject'),
    body: [
      say.text('mails.photo_rejected_text'),
      say.text(`profiles.photo_reason_${reason}`),
      say.text('mails.photo_rejected_more'),
      { facts: measure ? statementRows(measure, say) : [] },
    ],
    ...(measure
      ? {
          button: say.text('mails.measure_button'),
          notes: [say.text('mails.measure_appeal', { date: say.day(appealableUntil(measure)) })],
        }
      : { button: say.text('mails.photo_rejected_button'), notes: [say.text('mails.object')] }),
  }),
})
