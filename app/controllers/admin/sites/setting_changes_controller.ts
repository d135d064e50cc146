import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { undoSetting } from '#core/admin/sites/undo_setting'
import { Ports } from '#core/ports'
import { isSettingName } from '#core/sites/settings/settings'
import { settingHistory } from '#queries/admin/sites/setting_history'
import { siteFrame } from '#queries/admin/sites/site_frame'
import { siteSeenBy } from '#queries/admin/sites/site_list'
import { answerDone } from '#replies/admin/refusals'
import { answerSettingRefusal } from '#replies/admin/setting_refusals'
import { notFound } from '#replies/not_found'
import { historyValidator } from '#validators/admin/sites'

/** What has been changed of the settings of a site, by whom. */
@inject()
export default class SettingChangesController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    const { admin, locale, params, request, view } = ctx
    const site = await siteSeenBy(String(params.id), admin)
    if (!site) return notFound(ctx)
    const { before, setting: asked } = await request.validateUsing(historyValidator)
    const setting = asked !== undefined && isSettingName(asked) ? asked : undefined
    const history = await settingHistory({ siteId: site.id, setting, before }, locale)
    const frame = await siteFrame(site, admin.actor)
    return view.render('admin/sites/history', { ...frame, ...history, setting: setting ?? null })
  }

  async undo(ctx: HttpContext) {
    const change = {
      by: ctx.admin.actor,
      siteId: String(ctx.params.id),
      number: Number(ctx.params.number),
    }
    const undone = await undoSetting(this.ports, change)
    if (!undone.ok) return answerSettingRefusal(ctx, undone)
    const setting = ctx.i18n.t(`admin.settings.${undone.value.name}`)
    return answerDone(ctx, ctx.i18n.t('admin.settings.undone', { setting }))
  }
}
