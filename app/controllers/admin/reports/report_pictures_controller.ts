import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
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

  /** A photo that the reported member has now. */
  async photo(ctx: HttpContext) {
    const { id, photo_id: photoId } = ctx.params
    const storageKey = await reportedPhoto({ id, photoId }, ctx.admin.siteId)
    return send(ctx, storageKey && (await this.ports.photos.read(storageKey, 'full')))
  }
}

function send(ctx: HttpContext, bytes: Uint8Array | null | '') {
  if (!bytes) return notFound(ctx)
  return ctx.response.header('Content-Type', 'image/webp').send(Buffer.from(bytes))
}
