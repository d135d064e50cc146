import { defineMail } from '#mails/mail'
import Photo from '#models/photo'

/** Tells a member why a photo was rejected; not sent when it is deleted or approved meanwhile. */
export default defineMail({
  kind: 'photo_rejected',
  need: 'account',
  async facts({ photoId }) {
    const photo = await Photo.find(photoId)
    return photo?.rejection ? { reason: photo.rejection } : null
  },
  link: () => '/profile/photos',
})
