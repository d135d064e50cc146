import { defineMail } from '#mails/mail'
import Photo from '#models/photo'

/** Tells a member why others do not see a photo; nothing once it is gone, or approved after all. */
export default defineMail({
  kind: 'photo_rejected',
  need: 'account',
  async facts({ photoId }) {
    const photo = await Photo.find(photoId)
    return photo?.rejection ? { reason: photo.rejection } : null
  },
  link: () => '/profile/photos',
})
