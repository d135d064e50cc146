import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { Infer } from '@vinejs/vine/types'
import { addVariant, changeVariant, removeVariant } from '#core/admin/landers/keep_variant'
import { firstQuestions, moods, pictureSets } from '#core/landers/choices'
import { landersWithVariants } from '#core/landers/lander'
import { longestHeadline } from '#core/landers/variant'
import { Ports } from '#core/ports'
import { genders } from '#core/profiles/profile'
import { countries } from '#core/sites/countries'
import { locales } from '#core/sites/locales'
import type LanderVariant from '#models/lander_variant'
import { variantOf, variantsByLander } from '#queries/admin/sites/lander_variants'
import { siteFrame } from '#queries/admin/sites/site_frame'
import { siteSeenBy } from '#queries/admin/sites/site_list'
import { countryChoices } from '#queries/places/country_choices'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { notFound } from '#replies/not_found'
import { newVariantValidator, variantValidator } from '#validators/admin/lander_variants'

/** Variants of landers, kept for one site. */
@inject()
export default class LanderVariantsController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    const site = await siteAsked(ctx)
    const frame = await siteFrame(site, ctx.admin.actor)
    const landers = await variantsByLander(site.id)
    return ctx.view.render('admin/sites/landers', { ...frame, landers })
  }

  async create(ctx: HttpContext) {
    return this.#form(ctx, null)
  }

  async edit(ctx: HttpContext) {
    const { id, variant } = ctx.params
    const found = await variantOf(String(id), String(variant))
    return found ? this.#form(ctx, found) : notFound(ctx)
  }

  async store(ctx: HttpContext) {
    const site = await siteAsked(ctx)
    const { lander, ...form } = await ctx.request.validateUsing(newVariantValidator)
    const typed = { ...typedIn(form), lander: lander ?? '' }
    const added = await addVariant(this.ports, { by: ctx.admin.actor, siteId: site.id, typed })
    if (!added.ok) return answerAdminRefusal(ctx, added)
    return answerDone(ctx, ctx.i18n.t('admin.variants.added'), pathOf(site.id))
  }

  async update(ctx: HttpContext) {
    const site = await siteAsked(ctx)
    const typed = typedIn(await ctx.request.validateUsing(variantValidator))
    const which = { by: ctx.admin.actor, siteId: site.id, variantId: String(ctx.params.variant) }
    const changed = await changeVariant(this.ports, { ...which, typed })
    if (!changed.ok) return answerAdminRefusal(ctx, changed)
    return answerDone(ctx, ctx.i18n.t('admin.variants.kept'), pathOf(site.id))
  }

  async destroy(ctx: HttpContext) {
    const site = await siteAsked(ctx)
    const which = { by: ctx.admin.actor, siteId: site.id, variantId: String(ctx.params.variant) }
    const removed = await removeVariant(this.ports, which)
    if (!removed.ok) return answerAdminRefusal(ctx, removed)
    return answerDone(ctx, ctx.i18n.t('admin.variants.removed'), pathOf(site.id))
  }

  async #form(ctx: HttpContext, variant: LanderVariant | null) {
    const site = await siteAsked(ctx)
    return ctx.view.render('admin/sites/lander', {
      ...(await siteFrame(site, ctx.admin.actor)),
      variant,
      landers: landersWithVariants,
      countries: countryChoices(countries, ctx.admin.locale),
      headlines: headlinesOf(ctx, variant),
      choices: { genders, moods, pictureSets, questions: firstQuestions },
      longestHeadline,
    })
  }
}

/** The site of the path, where this admin sees it. */
async function siteAsked(ctx: HttpContext) {
  return (await siteSeenBy(String(ctx.params.id), ctx.admin)) ?? notFound(ctx)
}

function typedIn(form: Infer<typeof variantValidator>) {
  const { country, gender, headlines, mood, pictureSet, question, slug } = form
  return {
    slug: slug ?? '',
    headlines: headlines ?? {},
    pictureSet: pictureSet ?? '',
    country: country ?? null,
    gender: gender ?? null,
    mood: mood ?? null,
    question: question ?? null,
  }
}

/** A field for each language, with what was typed before, if that was refused. */
function headlinesOf({ admin, session }: HttpContext, variant: LanderVariant | null) {
  const names = new Intl.DisplayNames(admin.locale, { type: 'language' })
  return locales.map((locale) => ({
    locale,
    name: names.of(locale) ?? locale,
    text: session.flashMessages.get(`headlines.${locale}`, variant?.headlines[locale] ?? ''),
  }))
}

function pathOf(siteId: string) {
  return `/admin/sites/${siteId}/landers`
}
