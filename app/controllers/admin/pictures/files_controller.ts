import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { logReading } from '#core/admin/audit/log_reading'
import { whySharp } from '#core/admin/pictures/why_sharp'
import { Ports } from '#core/ports'
import { pictureFile } from '#queries/admin/pictures/picture_file'
import { notFound } from '#replies/not_found'

/** The file of a photo for admins, as they ask for it: blurred, in grey tones or plain. */
@inject()
export default class FilesController {
  constructor(private ports: Ports) {}

  /** No cache may keep it: the middleware of the back office says so. */
  async show(ctx: HttpContext) {
    const { admin, params, response } = ctx
    const now = this.ports.clock.now()
    const photo = await pictureFile(String(params.id), admin.siteId, now)
    if (!photo) return notFound(ctx)
    const isSharp = params.look !== 'blurred'
    const why = whySharp(photo, now)
    if (isSharp && !why) return notFound(ctx)
    const bytes = await this.#read(photo.storageKey, params.look)
    if (!bytes) return notFound(ctx)
    if (isSharp && (photo.isPrivate || why === 'case')) {
      await logReading(this.ports, {
        by: admin.actor,
        act: 'read_photo',
        subject: { kind: 'photo', id: String(params.id) },
        siteId: photo.siteId,
        after: { why },
      })
    }
    return response.header('Content-Type', 'image/webp').send(Buffer.from(bytes))
  }

  /** The whole picture unless it is blurred: a thumbnail would cut off what matters. */
  async #read(storageKey: string, look: string) {
    const { photos, pictures } = this.ports
    const picture = await photos.read(storageKey, look === 'blurred' ? 'thumb' : 'full')
    if (!picture || look === 'plain') return picture
    return look === 'grey' ? pictures.inGrey(picture) : pictures.blurred(picture)
  }
}
