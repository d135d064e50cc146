import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { setOrProposeCompany } from '#core/admin/sites/change_account'
import { legalFields } from '#core/sites/law/legal_fields'
import { Ports } from '#core/ports'
import CompanyModel from '#models/company'
import { siteFrame } from '#queries/admin/sites/site_frame'
import { accountWaits } from '#queries/admin/sites/account_waits'
import { worldChoices } from '#queries/places/country_choices'
import { siteSeenBy } from '#queries/admin/sites/site_list'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { notFound } from '#replies/not_found'
import { companyForm } from '#validators/admin/sites'
import { readCompany } from '#validators/sites/read_company'

/** The company that runs a site. */
@inject()
export default class CompaniesController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    const { admin, params, view } = ctx
    const site = await siteSeenBy(String(params.id), admin)
    if (!site) return notFound(ctx)
    const company = await CompanyModel.find(site.id)
    const timeZones = Intl.supportedValuesOf('timeZone')
    const frame = await siteFrame(site, admin.actor)
    const choices = { countries: worldChoices(admin.locale), timeZones }
    const waits = await accountWaits(site.id)
    return view.render('admin/sites/company', { ...frame, company, waits, ...choices })
  }

  async update(ctx: HttpContext) {
    const site = await siteSeenBy(String(ctx.params.id), ctx.admin)
    if (!site) return notFound(ctx)
    const { takesOver = false, ...form } = await ctx.request.validateUsing(companyForm)
    // Kept for a form that is refused, or that waits for the second factor.
    ctx.session.flashAll()
    const changes = await readCompany(site.id, typedCompany(form))
    const entry = { by: ctx.admin.actor, siteId: site.id, changes, takesOver }
    const set = await setOrProposeCompany(this.ports, entry)
    if (!set.ok) return answerAdminRefusal(ctx, set)
    ctx.session.responseFlashMessages.clear()
    const said = set.value.proposalId ? 'admin.sites.account_waits' : 'admin.sites.kept'
    return answerDone(ctx, ctx.i18n.t(said), `/admin/sites/${site.id}/company`)
  }
}

type Form = Readonly<Record<string, string | null | undefined>>

/** Blank fields are none; lists are written with commas. */
function typedCompany({ deleteDiscount, tradenames, vatNumbers, ...form }: Form) {
  const optional: readonly string[] = [
    'kvk',
    'supportPhone',
    'iban',
    'bic',
    'creditorId',
    ...legalFields,
  ]
  const texts = Object.entries(form).map(([name, text]) => {
    return [name, text ?? (optional.includes(name) ? 'none' : undefined)] as const
  })
  return {
    ...Object.fromEntries(texts),
    tradenames: listIn(tradenames),
    vatNumbers: listIn(vatNumbers),
    deleteDiscount: deleteDiscount ?? '0',
  }
}

function listIn(text: string | null | undefined) {
  return (text ?? '').split(',').flatMap((word) => word.trim() || [])
}
