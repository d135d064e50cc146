import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { writeTexts } from '#core/admin/content/draft_version'
import { scheduleVersion, withdrawVersion } from '#core/admin/content/schedule_version'
import { Ports } from '#core/ports'
import { noticeDays } from '#core/sites/consent'
import { countries, type Country } from '#core/sites/countries'
import { lineDiff } from '#core/sites/content/line_diff'
import { maxTextLength, placeholders, promisedTables } from '#core/sites/content/page'
import { lawIn, partFacts } from '#core/sites/content/parts'
import { languagesLacking } from '#core/sites/content/version'
import { locales, type Locale } from '#core/sites/locales'
import { contentVersion } from '#queries/admin/content/content_versions'
import { comparedVersions } from '#queries/admin/content/compared_versions'
import { publicAddress } from '#queries/admin/content/public_address'
import { membersReached } from '#queries/accounts/members_reached'
import { sitesOf } from '#queries/admin/sites_of'
import { countryChoices } from '#queries/places/country_choices'
import { lawOf } from '#queries/pages/page_facts'
import { currentText, renderText, textIn } from '#queries/pages/static_page'
import { textOfVersion } from '#queries/pages/page_versions'
import { currentSite, invalidateSites } from '#queries/sites/current_site'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { notFound } from '#replies/not_found'
import { publishValidator, scheduleValidator, textsValidator } from '#validators/admin/content'

type Version = NonNullable<Awaited<ReturnType<typeof contentVersion>>>

/** One version of a page: written side by side in two languages, shown as visitors will see it. */
@inject()
export default class ContentVersionsController {
  constructor(private ports: Ports) {}

  async show(ctx: HttpContext) {
    const version = await this.#version(ctx)
    const [left, right] = languagesAsked(ctx, version)
    const country = countryOf(ctx.request.qs().country)
    const sideIn = (name: 'left' | 'right', locale: Locale) =>
      sideOf(ctx, version, { name, locale, country })
    return ctx.view.render('admin/content/version', {
      version,
      site: await domainOf(ctx, version),
      asVisitors: await publicAddress(
        `/pages/${version.page}/versions/${version.id}`,
        version.siteId
      ),
      sides: [await sideIn('left', left), await sideIn('right', right)],
      country,
      countries: countryChoices(countries, ctx.admin.locale).map(({ label, value }) => {
        return { value, text: label }
      }),
      partFacts,
      lacking: languagesLacking(version.page, version.languages),
      reached: version.page === 'terms' ? await membersReached(version.siteId) : 0,
      unchanged: version.state === 'draft' ? await unchangedIn(ctx, version) : [],
      languages: locales.map((value) => ({ value, text: nameOf(ctx, value) })),
      placeholders: [...placeholders, ...promisedTables].map((name) => `{${name}}`).join(' '),
      maxTextLength,
      noticeDays,
      zone: ctx.admin.timeZone,
    })
  }

  /** What changed against another version, in one language. */
  async difference(ctx: HttpContext) {
    const version = await this.#version(ctx)
    const locale = localeOf(ctx.request.qs().locale) ?? ctx.admin.locale
    const others = await comparedVersions(version, locale, this.ports.clock.now())
    const asked = ctx.request.qs().with
    const other = others.find(({ id }) => id === asked) ?? others[0]
    const before = await textIn(other, locale)
    const after = (await textOfVersion(version.id, locale)) ?? ''
    return ctx.view.render('admin/content/difference', {
      version,
      locale,
      other,
      others,
      lines: lineDiff(before.trim(), after),
      languages: locales.map((value) => ({ value, text: nameOf(ctx, value) })),
    })
  }

  async update(ctx: HttpContext) {
    const form = await ctx.request.validateUsing(textsValidator)
    const versionId = String(ctx.params.id)
    const texts = [
      { locale: form.left, typed: form.left_text ?? '' },
      { locale: form.right, typed: form.right_text ?? '' },
    ].filter(({ locale }, index) => index === 0 || locale !== form.left)
    const written = await writeTexts(this.ports, { by: ctx.admin.actor, versionId, texts })
    if (!written.ok) return answerAdminRefusal(ctx, written)
    const { country, left, right } = form
    const shown = new URLSearchParams({ left, right, ...(country && { country }) })
    const path = `/admin/content/versions/${versionId}?${shown}`
    return answerDone(ctx, ctx.i18n.t('admin.content.saved'), path)
  }

  /** At once; terms as soon as members have had their notice. */
  async publish(ctx: HttpContext) {
    await ctx.request.validateUsing(publishValidator)
    return this.#hold(ctx, null)
  }

  async schedule(ctx: HttpContext) {
    const { holds_from: typed } = await ctx.request.validateUsing(scheduleValidator)
    return this.#hold(ctx, DateTime.fromISO(typed, { zone: ctx.admin.timeZone }).toUTC())
  }

  async #hold(ctx: HttpContext, holdsFrom: DateTime | null) {
    const { page, siteId } = await this.#version(ctx)
    const hasMembers = (await membersReached(siteId)) > 0
    const version = { by: ctx.admin.actor, versionId: String(ctx.params.id), holdsFrom, hasMembers }
    const held = await scheduleVersion(this.ports, version)
    if (!held.ok) return answerAdminRefusal(ctx, held)
    invalidateSites()
    const isAnnounced = page === 'terms' && hasMembers
    const done = isAnnounced ? 'announced' : holdsFrom ? 'scheduled' : 'published'
    return answerDone(ctx, ctx.i18n.t(`admin.content.${done}`))
  }

  async withdraw(ctx: HttpContext) {
    const version = { by: ctx.admin.actor, versionId: String(ctx.params.id) }
    const withdrawn = await withdrawVersion(this.ports, version)
    if (!withdrawn.ok) return answerAdminRefusal(ctx, withdrawn)
    invalidateSites()
    return answerDone(ctx, ctx.i18n.t('admin.content.withdrawn'))
  }

  async #version(ctx: HttpContext) {
    const { admin, params } = ctx
    const found = await contentVersion(String(params.id), admin.siteId, this.ports.clock.now())
    return found ?? notFound(ctx)
  }
}

/** The languages side by side: English and Dutch, unless others are asked for. */
function languagesAsked({ request }: HttpContext, { languages }: Version) {
  const asked = request.qs()
  const left = localeOf(asked.left) ?? languages[0] ?? 'en'
  const right = localeOf(asked.right) ?? locales.find((locale) => locale !== left) ?? 'en'
  return [left, right] as const
}

function localeOf(asked: unknown): Locale | undefined {
  return locales.find((locale) => locale === asked)
}

function countryOf(asked: unknown): Country | null {
  return countries.find((country) => country === asked) ?? null
}

type Side = Readonly<{
  name: 'left' | 'right'
  locale: Locale
  /** Where its readers are taken to be; null: where the site serves people. */
  country: Country | null
}>

/** A language of a version: its text, or else the one to begin from; and how it will look. */
async function sideOf(
  ctx: HttpContext,
  { holdsFrom, id, page, siteId }: Version,
  { country, locale, name }: Side
) {
  const written = await textOfVersion(id, locale)
  const text = written ?? (await currentText(page, locale, siteId))
  const site = siteId === null ? ctx.site : await siteWithId(ctx, siteId)
  const own = lawOf(site)
  const law = country ? lawIn(country, own) : own
  const shown = renderText(text, site, locale, holdsFrom ?? Date.now(), law)
  return {
    name,
    locale,
    language: nameOf(ctx, locale),
    isWritten: written !== null,
    text,
    ...shown,
  }
}

/** The names of the languages whose text is the one in force, where that of another one differs. */
async function unchangedIn(ctx: HttpContext, { id, page, siteId }: Version) {
  const compared = await Promise.all(
    locales.map(async (locale) => {
      const written = await textOfVersion(id, locale)
      const isSame =
        written === null || written.trim() === (await currentText(page, locale, siteId)).trim()
      return { name: nameOf(ctx, locale), isSame }
    })
  )
  const same = compared.filter(({ isSame }) => isSame)
  return same.length === compared.length ? [] : same.map(({ name }) => name)
}

async function siteWithId(ctx: HttpContext, siteId: string) {
  const site = (await sitesOf(ctx.admin)).find(({ id }) => id === siteId)
  return site ? currentSite(site.domain) : ctx.site
}

async function domainOf(ctx: HttpContext, { siteId }: Version) {
  return (await sitesOf(ctx.admin)).find(({ id }) => id === siteId)?.domain ?? null
}

function nameOf({ locale }: HttpContext, language: Locale) {
  const name = new Intl.DisplayNames(locale, { type: 'language' }).of(language) ?? language
  return name.charAt(0).toUpperCase() + name.slice(1)
}
