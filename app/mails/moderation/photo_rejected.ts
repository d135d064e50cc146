import { defineMail } from '#mails/mail'
import Photo from '#models/photo'
import PhotoDecision from '#models/photo_decision'

/** Tells a member why a photo was rejected; not sent when it is deleted, approved or undone meanwhile. */
export default defineMail({
  kind: 'photo_rejected',
  need: 'account',
  async facts({ photoId, decisionId }) {
    const photo = await Photo.find(photoId)
    const decision = decisionId ? await PhotoDecision.find(decisionId) : null
    return photo?.rejection && !decision?.undoneAt ? { reason: photo.rejection } : null
  },
  link: () => '/profile/photos',
})
