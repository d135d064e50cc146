import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import type { PhotoAppearance } from '#core/profiles/photos/photo_visibility'
import type { AddressedVariant } from '#core/profiles/photos/picture_address'
import { photoUrl } from '#queries/profiles/photo_url'
import { viewedPhoto } from '#queries/profiles/viewed_photo'
import { servePicture } from '#replies/serve_picture'

@inject()
export default class PhotosController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    const { viewer, params, site } = ctx
    return servePicture(ctx, this.ports, {
      find: async () => {
        const photo = await viewedPhoto(params.id, viewer, site)
        return photo && mayGet(params.variant, photo.appearance) ? photo.storageKey : null
      },
      address: ({ photoId, variant, viewerId }) => photoUrl(photoId, variant, viewerId),
    })
  }
}

/** Each viewer gets what stands for how the photo appears to them, and nothing else. */
function mayGet(variant: AddressedVariant, appearance: PhotoAppearance) {
  if (appearance === 'hidden') return false
  return (variant === 'veil') === (appearance === 'veiled')
}
