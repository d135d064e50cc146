import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { logReading } from '#core/admin/audit/log_reading'
import { Ports } from '#core/ports'
import { evidencePicture, reportedPhoto } from '#queries/admin/reports/report_case'
import { notFound } from '#replies/not_found'

/** Pictures of a case, which its page shows once they are asked for. */
@inject()
export default class ReportPicturesController {
  constructor(private ports: Ports) {}

  /** What was reported, as it was. */
  async evidence(ctx: HttpContext) {
    return send(ctx, await evidencePicture(ctx.params.id, ctx.admin.siteId))
  }

  /** A photo that the reported member has now, while the case is open or was just now. */
  async photo(ctx: HttpContext) {
    const { id, photo_id: photoId } = ctx.params
    const { actor: by, siteId } = ctx.admin
    const photo = await reportedPhoto({ id, photoId }, siteId, this.ports.clock.now())
    if (!photo) return notFound(ctx)
    await logReading(this.ports, {
      by,
      act: 'read_photo',
      subject: { kind: 'photo', id: photoId },
      siteId: photo.siteId,
      after: { report: id },
    })
    return send(ctx, await this.ports.photos.read(photo.storageKey, 'full'))
  }
}

function send(ctx: HttpContext, bytes: Uint8Array | null) {
  if (!bytes) return notFound(ctx)
  return ctx.response.header('Content-Type', 'image/webp').send(Buffer.from(bytes))
}
