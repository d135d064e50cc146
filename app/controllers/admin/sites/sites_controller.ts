import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { addSite } from '#core/admin/sites/add_site'
import { changeSite } from '#core/admin/sites/change_site'
import { Ports } from '#core/ports'
import { countries } from '#core/sites/countries'
import { locales } from '#core/sites/locales'
import CompanyModel from '#models/company'
import { isOfInstallation, missingSetupOf } from '#queries/admin/sites/missing_setup'
import { settingFields } from '#queries/admin/sites/setting_fields'
import { siteFrame } from '#queries/admin/sites/site_frame'
import { siteList, siteSeenBy } from '#queries/admin/sites/site_list'
import { countryChoices } from '#queries/places/country_choices'
import { storedSettings } from '#queries/sites/site_settings'
import { settingGroups } from '#core/sites/settings/setting'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { notFound } from '#replies/not_found'
import { newSiteValidator, siteValidator } from '#validators/sites/site'

/** The sites of the installation. */
@inject()
export default class SitesController {
  constructor(private ports: Ports) {}

  async index({ admin, locale, view }: HttpContext) {
    const sites = await siteList(admin)
    return view.render('admin/sites/index', {
      sites,
      languages: languagesIn(locale),
      countries: countryChoices(countries, locale),
    })
  }

  async store(ctx: HttpContext) {
    const given = await ctx.request.validateUsing(newSiteValidator)
    const { countries: chosen = [], domain, language, name } = given
    const site = {
      domain: domain ?? '',
      name: name ?? '',
      language: language ?? '',
      countries: chosen,
    }
    const added = await addSite(this.ports, { by: ctx.admin.actor, site })
    if (!added.ok) return answerAdminRefusal(ctx, added)
    return answerDone(ctx, ctx.i18n.t('admin.sites.added'), `/admin/sites/${added.value.id}`)
  }

  async show(ctx: HttpContext) {
    const { admin, locale, params, view } = ctx
    const site = await siteSeenBy(String(params.id), admin)
    if (!site) return notFound(ctx)
    const lacks = await missingSetupOf(site, admin)
    const stored = await storedSettings(site.id)
    const values = { stored, drafted: {}, locale }
    const fields = settingGroups.flatMap((group) =>
      settingFields(group, values).map((field) => ({ ...field, group }))
    )
    return view.render('admin/sites/show', {
      ...(await siteFrame(site, admin.actor)),
      lacks,
      ofInstallation: lacks.map(({ lack }) => lack).filter(isOfInstallation),
      changed: fields.filter(({ isChanged }) => isChanged),
      company: await CompanyModel.find(site.id),
      languages: languagesIn(locale),
    })
  }

  async update(ctx: HttpContext) {
    const { language, name } = await ctx.request.validateUsing(siteValidator)
    const changed = await changeSite(this.ports, {
      by: ctx.admin.actor,
      siteId: String(ctx.params.id),
      name: name ?? '',
      language: language ?? '',
    })
    if (!changed.ok) return answerAdminRefusal(ctx, changed)
    return answerDone(ctx, ctx.i18n.t('admin.sites.kept'))
  }
}

/** The languages of the product, by their names in the language of the admin. */
function languagesIn(locale: HttpContext['locale']) {
  const names = new Intl.DisplayNames(locale, { type: 'language' })
  return locales.map((value) => ({ value, text: names.of(value) ?? value }))
}
