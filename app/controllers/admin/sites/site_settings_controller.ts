import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import i18nManager from '@adonisjs/i18n/services/main'
import { fillInSettings, readTyped, type TypedSetting } from '#core/admin/sites/fill_in_settings'
import { Ports } from '#core/ports'
import { locales } from '#core/sites/locales'
import type { SettingName } from '#core/sites/settings/catalogue'
import { settingGroups, type SettingGroup } from '#core/sites/settings/setting'
import { isSettingName, readSettings, settingOf } from '#core/sites/settings/settings'
import { foundSettings } from '#queries/admin/sites/found_settings'
import { settingFields } from '#queries/admin/sites/setting_fields'
import { costTable, packageTable, rateTable } from '#queries/admin/sites/setting_tables'
import { draftedChanges, siteFrame } from '#queries/admin/sites/site_frame'
import { siteSeenBy, type SiteRow } from '#queries/admin/sites/site_list'
import { countryChoices } from '#queries/places/country_choices'
import { countries } from '#core/sites/countries'
import { storedSettings } from '#queries/sites/site_settings'
import { adminRefusalText, answerDone } from '#replies/admin/refusals'
import { answerSettingRefusal } from '#replies/admin/setting_refusals'
import { notFound } from '#replies/not_found'
import { settingSearchValidator, settingsValidator } from '#validators/admin/sites'

/** The settings of a site, a page for each group. What is filled in changes nothing until it is kept. */
@inject()
export default class SiteSettingsController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    const { admin, locale, params, view } = ctx
    const site = await siteSeenBy(String(params.id), admin)
    if (!site) return notFound(ctx)
    const group = groupOf(ctx)
    const stored = await storedSettings(site.id)
    const drafted = await draftedChanges(site.id, admin.id)
    const fields = settingFields(group, { stored, drafted, locale })
    return view.render('admin/sites/settings', {
      ...(await siteFrame(site, admin.actor)),
      ...(await tablesOf(group, ctx, { site, settings: readSettings(stored) })),
      group,
      fields: asTyped(ctx, fields),
      countryChoices: countryChoices(countries, locale),
    })
  }

  /** Settings by their words, and only those that differ from their default. */
  async index(ctx: HttpContext) {
    const { admin, i18n, locale, params, request, view } = ctx
    const site = await siteSeenBy(String(params.id), admin)
    if (!site) return notFound(ctx)
    const { changed, q } = await request.validateUsing(settingSearchValidator)
    const wanted = { words: q ?? '', onlyChanged: changed === 'yes' }
    const stored = await storedSettings(site.id)
    const textsOf = (name: SettingName) => [
      i18n.t(`admin.settings.${name}`),
      i18n.t(`admin.settings.help_${name}`),
      i18n.t(`admin.settings.group_${settingOf(name).group}`),
    ]
    const found = foundSettings(wanted, { stored, textsOf, locale })
    const frame = await siteFrame(site, admin.actor)
    return view.render('admin/sites/found', { ...frame, ...wanted, found })
  }

  async store(ctx: HttpContext) {
    const siteId = String(ctx.params.id)
    const group = groupOf(ctx)
    const { reset, seen, typed = {} } = await ctx.request.validateUsing(settingsValidator)
    const fields = Object.entries(seen).flatMap(([name, was]): TypedSetting[] => {
      if (!isSettingName(name) || settingOf(name).group !== group) return []
      return [{ name, seen: was, typed: name === reset ? null : typed[name] }]
    })
    const filled = await fillInSettings(this.ports, { by: ctx.admin.actor, siteId, fields })
    if (filled.ok) {
      if (filled.value.changes > 0) return ctx.response.redirect().toPath(draftPath(siteId))
      return answerDone(ctx, ctx.i18n.t('admin.settings.as_it_was'))
    }
    if (filled.refusal === 'settings_wrong') flashWrong(ctx, fields)
    return answerSettingRefusal(ctx, filled)
  }
}

/** Says at each field why what was typed is none. */
function flashWrong(ctx: HttpContext, fields: readonly TypedSetting[]) {
  const texts = readTyped(fields).wrong.map(({ name, refused }) => {
    return [name, adminRefusalText(ctx, refused)] as const
  })
  ctx.session.flash('wrong', Object.fromEntries(texts))
}

/** What was typed in a form that was refused stands in it again. */
function asTyped({ session }: HttpContext, fields: ReturnType<typeof settingFields>) {
  const typed: Record<string, unknown> = session.flashMessages.get('typed') ?? {}
  const wrong: Record<string, string> = session.flashMessages.get('wrong') ?? {}
  return fields.map((field) => {
    const value = field.name in typed ? (typed[field.name] ?? '') : field.value
    return { ...field, value, error: wrong[field.name] ?? null }
  })
}

type Shown = Readonly<{ site: SiteRow; settings: ReturnType<typeof readSettings> }>

async function tablesOf(group: SettingGroup, ctx: HttpContext, { settings, site }: Shown) {
  if (group === 'packages') return { packages: await packageTable() }
  if (group === 'entry') return { shippedTexts: shippedTexts({ settings, site }) }
  if (group === 'methods') return { costs: costsOf(ctx, settings) }
  return group === 'vat' ? { rates: await rateTable(site.id, ctx.locale) } : {}
}

/** What the entry warning says where the site has no text of its own. */
function shippedTexts({ settings: { minAge: age }, site: { name: site } }: Shown) {
  return locales.map((locale) => {
    return { locale, text: i18nManager.locale(locale).t('landers.entry_text', { site, age }) }
  })
}

function costsOf({ i18n, locale }: HttpContext, settings: Shown['settings']) {
  return costTable(settings, locale).map((country) => {
    const methods = country.methods.map((one) => {
      return { ...one, name: i18n.t(`payments.method_${one.method}`) }
    })
    return { ...country, methods }
  })
}

function groupOf(ctx: HttpContext): SettingGroup {
  return settingGroups.find((group) => group === ctx.params.group) ?? notFound(ctx)
}

function draftPath(siteId: string) {
  return `/admin/sites/${siteId}/draft`
}
