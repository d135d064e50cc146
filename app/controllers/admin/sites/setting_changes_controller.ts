import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { undoSetting } from '#core/admin/sites/undo_setting'
import { Ports } from '#core/ports'
import { isSettingName } from '#core/sites/settings/settings'
import { settingChangeRows } from '#queries/admin/sites/setting_change_rows'
import { settingChangeCount, settingHistory } from '#queries/admin/sites/setting_history'
import { siteFrame } from '#queries/admin/sites/site_frame'
import { siteSeenBy } from '#queries/admin/sites/site_list'
import { sendCsv } from '#replies/admin/csv'
import { answerDone } from '#replies/admin/refusals'
import { answerSettingRefusal } from '#replies/admin/setting_refusals'
import { notFound } from '#replies/not_found'
import { historyValidator } from '#validators/admin/sites'

/** What has been changed of the settings of a site, by whom. */
@inject()
export default class SettingChangesController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    const { admin, locale, view } = ctx
    const asked = await askedOf(ctx)
    if (!asked) return notFound(ctx)
    const { filter, site } = asked
    const { setting = null } = filter
    return view.render('admin/sites/history', {
      ...(await siteFrame(site, admin.actor)),
      ...(await settingHistory(filter, locale)),
      found: await settingChangeCount(filter),
      setting,
    })
  }

  /** Every change of the filter, as a file that is sent while it is read. */
  async csv(ctx: HttpContext) {
    const asked = await askedOf(ctx)
    if (!asked) return notFound(ctx)
    const rows = settingChangeRows(asked.filter, ctx.locale)
    await sendCsv(ctx, `settings of ${asked.site.domain}`, rows)
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

/** A site with the changes of it that are asked for; null for one that the admin does not see. */
async function askedOf({ admin, params, request }: HttpContext) {
  const site = await siteSeenBy(String(params.id), admin)
  if (!site) return null
  const { before, setting: name } = await request.validateUsing(historyValidator)
  const setting = name !== undefined && isSettingName(name) ? name : undefined
  return { site, filter: { siteId: site.id, setting, before } }
}
