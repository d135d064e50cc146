import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import { photoBehind } from '#queries/likes/locked_picture'
import { viewedPhoto } from '#queries/profiles/viewed_photo'
import { notFound } from '#replies/not_found'

@inject()
export default class LockedPicturesController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    const { member, params, response, site } = ctx
    const photoId = photoBehind(params.token, member.profile.id)
    const photo = photoId ? await viewedPhoto(photoId, member, site.settings) : null
    if (!photo || photo.appearance === 'hidden') return notFound(ctx)

    const bytes = await this.ports.photos.read(photo.storageKey, 'blurred')
    if (!bytes) return notFound(ctx)
    // Every page has another URL for it, so caching is useless.
    response.header('Cache-Control', 'private, no-store')
    return response.header('Content-Type', 'image/webp').send(Buffer.from(bytes))
  }
}
