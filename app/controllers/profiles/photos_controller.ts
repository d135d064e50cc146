import { createHash } from 'node:crypto'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import type { PhotoVariant } from '#core/ports/photo_storage'
import type { PhotoAppearance } from '#core/profiles/photo_visibility'
import { photoUrl } from '#queries/profiles/photo_url'
import { viewedPhoto } from '#queries/profiles/viewed_photo'
import { notFound } from '#support/not_found'
import { isSigned, type PictureMark } from '#support/profiles/picture_mark'

@inject()
export default class PhotosController {
  constructor(private ports: Ports) {}

  /** Decides anew on every request: browsers keep the file, and ask before they show it again. */
  async show(ctx: HttpContext) {
    const { member, params, request, response, site } = ctx
    const mark = markIn(ctx)
    if (!isSigned(mark, String(request.qs().mark))) return notFound(ctx)
    const photo = await viewedPhoto(params.id, member, site.settings)
    if (!photo || !mayGet(params.variant, photo.appearance)) return notFound(ctx)
    if (secondsLeft(mark) <= 0) return renew(ctx, mark)

    const { storageKey } = photo
    response.header('Cache-Control', 'private, no-cache')
    response.header('ETag', fingerprint(storageKey, params.variant))
    if (response.fresh()) return response.notModified()

    const bytes = await this.ports.photos.read(storageKey, params.variant)
    if (!bytes) return notFound(ctx)
    return response.header('Content-Type', 'image/webp').send(Buffer.from(bytes))
  }
}

/** What the address claims to be, for who asks now. */
function markIn({ member, params, request }: HttpContext): PictureMark {
  const viewerId = member?.profile.id ?? null
  const until = Number(request.qs().until)
  return { photoId: params.id, variant: params.variant, viewerId, until }
}

function secondsLeft({ until }: PictureMark) {
  return until - Math.floor(Date.now() / 1000)
}

/** A page that was open for long asks with old addresses: its viewer was checked, and gets a new one. */
function renew({ response }: HttpContext, { photoId, variant, viewerId }: PictureMark) {
  response.header('Cache-Control', 'no-store')
  return response.redirect().toPath(photoUrl(photoId, variant, viewerId))
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
