import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import i18nManager from '@adonisjs/i18n/services/main'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import { DateTime } from 'luxon'
import { usesDbIp } from '#config/geoip'
import { pushPublicKey } from '#config/push'
import { isSessionless } from '#config/sessionless'
import { maskedEmail } from '#core/email'
import { isPremium } from '#core/users/premium'
import { timeBonus } from '#core/payments/discounts/time_bonus'
import { bannersFor } from '#core/notifications/banners/banner'
import { secondsUntilBonusModal } from '#core/notifications/banners/bonus_modal'
import { defaultLocale, type Locale } from '#core/sites/locales'
import { longDate } from '#core/sites/long_date'
import { addressIn } from '#core/sites/public_pages/address'
import { localesOf, publicPageAt } from '#core/sites/public_pages/page'
import { defaultSettings } from '#core/sites/settings/settings'
import { supportAddress } from '#core/sites/support_address'
import { named, queryOf } from '#core/users/carried'
import type { I18n } from '@adonisjs/i18n'
import { localesOffered } from '#core/sites/visitor_country'
import { hasOpenQuestions } from '#queries/accounts/consents_of'
import { trackingOf } from '#replies/tracking'
import { bonusHolder } from '#queries/credits/bonus_holder'
import { photoUrl } from '#queries/profiles/photo_url'
import type { CurrentSite } from '#queries/sites/current_site'
import { fictionalNotice, fictionalWords } from '#queries/sites/fictional_words'
import { standingClaim } from '#queries/payments/standing_claim'
import { badges } from '#queries/shell/badges'
import { dismissals } from '#replies/cookies'
import { termsToCome } from '#replies/consent'
import { entryWarning } from '#replies/entry_warning'
import type { Member } from '#models/member'

export default class InertiaMiddleware extends BaseInertiaMiddleware {
  /** Props of every page. Error pages may be rendered before the router's middleware has run. */
  async share(ctx: HttpContext) {
    const { addressLocale, i18n, locale, viewer, session, site, timeZone, pageViewId } =
      ctx as Partial<HttpContext>
    const offer = viewer ? await bonus(ctx, viewer) : null
    // Nobody owes who has not bought, and so is not asked for.
    const owed = viewer && isPremium(viewer.user) ? await standingClaim(viewer.user.id) : null
    const terms = termsToCome(ctx)
    const asks = viewer !== undefined && (await hasOpenQuestions(viewer.user))

    return {
      locale: locale ?? defaultLocale,
      localesOffered: localesOffered(countryOf(ctx)),
      timeZone: timeZone ?? 'UTC',
      path: ctx.request.url(),
      languages: site ? languagesOf(site, ctx.request.url()) : [],
      /** What stands before the path of a public page, such as `/nl`, so that links keep the language. */
      languagePath: addressLocale ? `/${addressLocale}` : '',
      /**
       * For forms that work without script; Inertia's own requests use the cookie. Blank where the
       * visitor has no session: the same page is for all of them.
       */
      csrfToken: isSessionless(ctx) ? '' : (ctx.request.csrfToken ?? ''),
      site: keptSiteOf(site, locale ?? defaultLocale),
      me: viewer ? me(viewer) : null,
      badges: viewer ? await badges(viewer.profile.id) : { messages: 0, likes: 0 },
      timeBonus: offer,
      linkBanners: i18n ? linkBanners(i18n, { owed, terms, asks }) : noLinkBanners,
      banners: viewer
        ? banners(ctx, viewer, {
            hasBonus: offer !== null,
            owes: owed !== null,
            termsToCome: terms !== null,
            hasOpenQuestions: asks,
          })
        : [],
      flash: ctx.inertia.always({
        success: session?.flashMessages.get('success') as string | undefined,
        error: session?.flashMessages.get('error') as string | undefined,
      }),
      /** Where a visitor came from, as a query: what script makes of addresses names it, too. */
      carried: queryOf(named(trackingOf(ctx))),
      /** Id of the view of a page that was opened by a link with `lb`: how long it is seen is told. */
      pageViewId: pageViewId ?? null,
      errors: ctx.inertia.always(session ? this.getValidationErrors(ctx) : {}),
    }
  }

  async handle(ctx: HttpContext, next: NextFn) {
    await this.init(ctx)
    ctx.view.share({ entryWarning: () => entryWarning(ctx) })
    if (ctx.addressLocale) tellAddress(ctx, ctx.addressLocale)
    const output = await next()
    this.dispose(ctx)
    settleLocation(ctx)
    return output
  }
}

/** The address of the page in the browser has the language that was taken off for its route. */
function tellAddress({ inertia }: HttpContext, locale: Locale) {
  const page = inertia.page.bind(inertia)
  inertia.page = async (name, props) => {
    const made = await page(name, props)
    made.url = addressIn(locale, made.url)
    return made
  }
}

const locationHeader = 'x-inertia-location'

/**
 * An outdated page is told to load its address afresh, which Inertia has decoded: a letter that no
 * header may hold would leave the request without an answer, and end the process. The answer is empty,
 * and Firefox logs an error of XML where the type of nothing is not said.
 */
function settleLocation({ response }: HttpContext) {
  const address = response.getHeader(locationHeader)
  if (typeof address !== 'string') return
  response.type('text/plain')
  response.header(locationHeader, address.replaceAll(/[^\x21-\x7e]+/g, encodeURIComponent))
}

/** The country the visitor chose; else the member's own, or the one guessed for a visitor. */
function countryOf({ viewer, location }: Partial<HttpContext>) {
  return location?.selected ?? viewer?.user.country ?? location?.country ?? null
}

/** The languages that the footer of a public page leads to, where the site wants them there. */
function languagesOf({ settings }: HttpContext['site'], path: string): Locale[] {
  const found = publicPageAt(path)
  return found && settings.homeSections.includes('languages')
    ? [...localesOf(found.page)].sort()
    : []
}

/** What pages say of a site, until the site is read anew: its words are formatted once in each language. */
const keptSites = new WeakMap<CurrentSite, Partial<Record<Locale, ReturnType<typeof siteOf>>>>()

function keptSiteOf(site: CurrentSite | undefined, locale: Locale) {
  if (!site) return siteOf(site, locale)
  const known = keptSites.get(site) ?? {}
  keptSites.set(site, known)
  return (known[locale] ??= siteOf(site, locale))
}

function siteOf(site: CurrentSite | undefined, locale: Locale) {
  const supportEmail = site ? supportAddress(site, site.settings) : null
  const settings = site?.settings ?? defaultSettings
  const i18n = i18nManager.locale(locale)
  return {
    name: site?.name ?? 'Vonk',
    supportEmail,
    minAge: settings.minAge,
    /** Whether the bundled table says which country an address is in. */
    usesDbIp,
    fictional: {
      icon: settings.fictionalIcon,
      ...fictionalWords(i18n, settings),
      /** Null where members of this site meet no fictional profile. */
      notice: site?.hasFictionalProfiles ? fictionalNotice(i18n, site.name, settings) : null,
    },
  }
}

function me({ user, profile }: Member) {
  return {
    profileId: profile.id,
    name: profile.name,
    premium: isPremium(user),
    confirmed: user.status !== 'not_confirmed',
    /** Where the activation mail went, masked; null once the address is confirmed. */
    mailedTo: user.status === 'not_confirmed' ? maskedEmail(user.email ?? '') : null,
    /** Why there are no notifications by mail; null when there are. */
    mailOff: user.notificationsDisabled[0] ?? null,
    credits: user.credits,
    picture: profile.mainPhotoId ? photoUrl(profile.mainPhotoId, 'thumb', profile.id) : null,
  }
}

/** Not offered while an open order reserves the bonus. */
async function bonus(ctx: HttpContext, { user }: Member) {
  const now = DateTime.utc()
  const active = (await bonusHolder(user, now)) ? null : timeBonus(user, now)
  if (!active) return null
  const situation = { path: ctx.request.url(), credits: user.credits, timeBonus: true }
  return {
    percentage: active.percentage,
    endsAt: active.endsAt.toISO(),
    now: now.toISO(),
    asksAfter: secondsUntilBonusModal(situation, dismissals(ctx)),
  }
}

type Shown = Readonly<{
  hasBonus: boolean
  owes: boolean
  termsToCome: boolean
  hasOpenQuestions: boolean
}>

/** Decided on the server, so that the first render already has the banners or not. */
function banners(ctx: HttpContext, { user, profile }: Member, { hasBonus, ...others }: Shown) {
  const addressee = {
    ...others,
    status: user.status,
    profileStatus: profile.status,
    notificationsDisabled: user.notificationsDisabled.length > 0,
    timeBonus: hasBonus,
    hasMainPicture: profile.mainPhotoId !== null,
    pushAskable: pushPublicKey !== null && ctx.request.header('x-push-askable') === '1',
  }
  return bannersFor(addressee, ctx.request.url(), dismissals(ctx))
}

declare module '@adonisjs/inertia/types' {
  type MiddlewareSharedProps = InferSharedProps<InertiaMiddleware>
  export interface SharedProps extends MiddlewareSharedProps {}
}

type Told = Readonly<{ owed: Owed | null; terms: DateTime | null; asks: boolean }>

const noLinkBanners = { claim: null, terms: null, consents: null }

/** Written out, as the frame of every page must not format money or dates. */
function linkBanners(i18n: I18n, { owed, terms, asks }: Told) {
  return {
    claim: owed && {
      text: i18n.t('banners.claim', { amount: writtenOut(i18n, owed) }),
      action: i18n.t('banners.claim_action'),
      path: `/transactions/${owed.orderId}`,
    },
    consents: asks
      ? {
          text: i18n.t('banners.consents'),
          action: i18n.t('banners.consents_action'),
          path: '/profile/privacy',
        }
      : null,
    terms: terms && {
      text: i18n.t('banners.terms', { date: longDate(terms, i18n.locale as Locale) }),
      action: i18n.t('banners.terms_action'),
      path: '/consent',
    },
  }
}

function writtenOut(i18n: I18n, { money }: Owed) {
  return i18n.formatCurrency(money.amount / 100, { currency: money.currency })
}

type Owed = NonNullable<Awaited<ReturnType<typeof standingClaim>>>
