import { Readable } from 'node:stream'
import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { requestExport, takeExport } from '#core/admin/members/export_member'
import { Ports } from '#core/ports'
import { answerOnFile } from '#replies/admin/member_file'
import { answerAdminRefusal } from '#replies/admin/refusals'
import { exportValidator } from '#validators/admin/members'

/** The data of a member, for an authority. */
@inject()
export default class MemberExportsController {
  constructor(private ports: Ports) {}

  async store(ctx: HttpContext) {
    const { authority, file_number: fileNumber } = await ctx.request.validateUsing(exportValidator)
    const asked = await requestExport(this.ports, {
      by: ctx.admin.actor,
      userId: String(ctx.params.id),
      authority: authority ?? '',
      fileNumber: fileNumber ?? '',
    })
    if (!asked.ok) return answerAdminRefusal(ctx, asked)
    return answerOnFile(ctx, ctx.i18n.t('admin.members.export_asked'))
  }

  /** The file, once. */
  async take(ctx: HttpContext) {
    const userId = String(ctx.params.id)
    const exportId = String(ctx.params.export)
    const taken = await takeExport(this.ports, { by: ctx.admin.actor, userId, exportId })
    if (!taken.ok) return answerAdminRefusal(ctx, taken)
    ctx.response
      .header('Content-Type', 'application/zip')
      .header('Content-Disposition', `attachment; filename="export-${exportId}.zip"`)
    return ctx.response.stream(Readable.from(taken.value))
  }
}
