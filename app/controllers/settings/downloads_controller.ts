import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { requestDownload } from '#core/accounts/data/request_download'
import { Ports } from '#core/ports'
import { lastDownload, ownDownload } from '#queries/accounts/own_download'
import { notFound } from '#replies/not_found'
import { answerRefusal } from '#replies/refusals'

/** The download of a member's own data: requested here, fetched by the link in a mail. */
@inject()
export default class DownloadsController {
  constructor(private ports: Ports) {}

  async index({ inertia, member }: HttpContext) {
    const last = await lastDownload(member.user.id, this.ports.clock.now())
    return inertia.render('settings/data', { last })
  }

  async store(ctx: HttpContext) {
    const outcome = await requestDownload(this.ports, { userId: ctx.member.user.id })
    if (!outcome.ok) return answerRefusal(ctx, outcome)
    ctx.session.flash('success', ctx.i18n.t('settings.data_asked'))
    return ctx.response.redirect('/profile/data')
  }

  /** Changes nothing, since mail programs prefetch links. */
  async show(ctx: HttpContext) {
    const secret = String(ctx.params.secret)
    const now = this.ports.clock.now()
    const download = await ownDownload(this.ports, { userId: ctx.member.user.id, secret, now })
    if (!download) return notFound(ctx)
    const file = download.ready ? `/profile/data/${secret}/file` : null
    return ctx.inertia.render('settings/data_ready', { file })
  }
}
