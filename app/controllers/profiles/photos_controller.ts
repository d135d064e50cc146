import { createHash } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import type { PhotoVariant } from '#core/ports/photo_storage'
import type { PhotoAppearance } from '#core/profiles/photo_visibility'
import { viewedPhoto } from '#queries/profiles/viewed_photo'
import { notFound } from '#support/not_found'

@inject()
export default class PhotosController {
  constructor(private ports: Ports) {}

  /** Decides anew on every request; browsers keep what they got for five minutes. */
  async show(ctx: HttpContext) {
    const { member, params, response, site } = ctx
    const photo = await viewedPhoto(params.id, member, site.settings)
    if (!photo || !mayGet(params.variant, photo.appearance)) return notFound(ctx)

    const { storageKey } = photo
    response.header('Cache-Control', 'private, max-age=300')
    response.header('ETag', fingerprint(storageKey, params.variant))
    if (response.fresh()) return response.notModified()

    const bytes = await this.ports.photos.read(storageKey, params.variant)
    if (!bytes) return notFound(ctx)
    return response.header('Content-Type', 'image/webp').send(Buffer.from(bytes))
  }
}

/**
 * Who sees a photo clear has no use for its blurred file: with it they could find out who is
 * behind the blurred tile of an unknown admirer.
 */
function mayGet(variant: PhotoVariant, appearance: PhotoAppearance) {
  if (appearance === 'hidden') return false
  return (variant === 'blurred') === (appearance === 'blurred')
}

/** A file never changes under its key; the key itself stays on the server. */
function fingerprint(storageKey: string, variant: PhotoVariant) {
  const digest = createHash('sha256').update(`${storageKey} ${variant}`).digest('base64url')
  return `"${digest.slice(0, 22)}"`
}
