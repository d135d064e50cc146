import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { AuditSubject } from '#core/admin/audit/audit_row'
import { logReading } from '#core/admin/audit/log_reading'
import { Ports } from '#core/ports'
import { evidencePicture, reportedPhoto } from '#queries/admin/reports/report_pictures'
import { notFound } from '#replies/not_found'

/** Pictures of a case that is open or was just now, which its page shows once they are asked for. */
@inject()
export default class ReportPicturesController {
  constructor(private ports: Ports) {}

  /** What was reported, as it was. */
  async evidence(ctx: HttpContext) {
    const { id } = ctx.params
    const evidence = await evidencePicture(id, ctx.admin.siteId, this.ports.clock.now())
    if (!evidence) return notFound(ctx)
    await this.#log(ctx, { kind: 'report', id }, evidence.siteId)
    return send(ctx, evidence.picture)
  }

  /** A photo that the reported member has now. */
  async photo(ctx: HttpContext) {
    const { id, photo_id: photoId } = ctx.params
    const photo = await reportedPhoto({ id, photoId }, ctx.admin.siteId, this.ports.clock.now())
    if (!photo) return notFound(ctx)
    await this.#log(ctx, { kind: 'photo', id: photoId }, photo.siteId)
    return send(ctx, await this.ports.photos.read(photo.storageKey, 'full'))
  }

  #log({ admin, params }: HttpContext, subject: AuditSubject, siteId: string) {
    const after = { report: String(params.id) }
    return logReading(this.ports, { by: admin.actor, act: 'read_photo', subject, siteId, after })
  }
}

function send(ctx: HttpContext, bytes: Uint8Array | null) {
  if (!bytes) return notFound(ctx)
  return ctx.response.header('Content-Type', 'image/webp').send(Buffer.from(bytes))
}
