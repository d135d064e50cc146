import { Readable } from 'node:stream'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { Ports } from '#core/ports'
import { ownDownload } from '#queries/accounts/own_download'
import { notFound } from '#replies/not_found'

@inject()
export default class DownloadFilesController {
  constructor(private ports: Ports) {}

  /** For its owner only, as often as they like until the link expires. */
  async show(ctx: HttpContext) {
    const now = this.ports.clock.now()
    const asking = { userId: ctx.member.user.id, secret: String(ctx.params.secret), now }
    const download = await ownDownload(this.ports, asking)
    const file = download?.ready ? await this.ports.archives.read(download.id) : null
    if (!file) return notFound(ctx)
    ctx.response
      .header('Content-Type', 'application/zip')
      .header('Content-Disposition', `attachment; filename="my-data-${now.toISODate()}.zip"`)
      .header('Cache-Control', 'private, no-store')
    return ctx.response.stream(Readable.from(file))
  }
}
