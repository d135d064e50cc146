import type { PhotoVariant } from '#core/ports/photo_storage'

/** Where a picture is asked for; whether the viewer gets it is decided there, on every request. */
export function photoUrl(photoId: string, variant: PhotoVariant) {
  return `/photos/${photoId}/${variant}`
}
