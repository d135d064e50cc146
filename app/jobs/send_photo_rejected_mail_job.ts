import { inject } from '@adonisjs/core'
import { Job } from '@adonisjs/queue'
import { Ports } from '#core/ports'
import Photo from '#models/photo'
import Profile from '#models/profile'
import { readerOf } from '#mails/reader'

type Payload = Readonly<{ photoId: string }>

/** Tells a member why others do not see a photo; nothing once it is gone, or approved after all. */
@inject()
export default class SendPhotoRejectedMailJob extends Job<Payload> {
  static options = { name: 'send_photo_rejected_mail' }

  constructor(private ports: Ports) {
    super()
  }

  async execute() {
    const photo = await Photo.find(this.payload.photoId)
    if (!photo?.rejection) return
    const { userId } = await Profile.findOrFail(photo.profileId)
    const reader = await readerOf(userId)
    const reason = photo.rejection
    if (reader) await this.ports.mailer.send({ kind: 'photo_rejected', ...reader, reason })
  }
}
