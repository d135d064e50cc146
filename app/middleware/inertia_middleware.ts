import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import { DateTime } from 'luxon'
import { pushPublicKey } from '#config/push'
import { isPremium } from '#core/users/premium'
import { timeBonus } from '#core/payments/discounts/time_bonus'
import { bannerFor } from '#core/notifications/banners/banner'
import { secondsUntilBonusModal } from '#core/notifications/banners/bonus_modal'
import { needsEntryWarning } from '#core/sites/entry'
import { defaultLocale } from '#core/sites/locales'
import { supportAddress } from '#core/sites/support_address'
import { localesOffered } from '#core/sites/visitor_country'
import { bonusHolder } from '#queries/credits/bonus_holder'
import { photoUrl } from '#queries/profiles/photo_url'
import { badges } from '#queries/shell/badges'
import { dismissals, plainCookie } from '#replies/cookies'
import type { Member } from '#models/member'

export default class InertiaMiddleware extends BaseInertiaMiddleware {
  /** Props of every page. Error pages may be rendered before the router's middleware has run. */
  async share(ctx: HttpContext) {
    const { locale, viewer, session, site, timeZone, location } = ctx as Partial<HttpContext>
    const offer = viewer ? await bonus(ctx, viewer) : null

    return {
      locale: locale ?? defaultLocale,
      localesOffered: [...localesOffered(countryOf(ctx))],
      timeZone: timeZone ?? 'UTC',
      path: ctx.request.url(),
      /** For forms that work without script; Inertia's own requests use the cookie. */
      csrfToken: ctx.request.csrfToken ?? '',
      site: siteOf(site),
      me: viewer ? me(viewer) : null,
      badges: viewer ? await badges(viewer.profile.id) : { messages: 0, likes: 0 },
      timeBonus: offer,
      banner: viewer ? banner(ctx, viewer, offer !== null) : null,
      flash: ctx.inertia.always({
        success: session?.flashMessages.get('success') as string | undefined,
        error: session?.flashMessages.get('error') as string | undefined,
      }),
      entryWarning: location && site ? entryWarning(ctx) : false,
      errors: ctx.inertia.always(session ? this.getValidationErrors(ctx) : {}),
    }
  }

  async handle(ctx: HttpContext, next: NextFn) {
    await this.init(ctx)
    const output = await next()
    this.dispose(ctx)
    return output
  }
}

/** The country the visitor chose; else the member's own, or the one guessed for a visitor. */
function countryOf({ viewer, location }: Partial<HttpContext>) {
  return location?.selected ?? viewer?.user.country ?? location?.country ?? null
}

function siteOf(site: HttpContext['site'] | undefined) {
  const supportEmail = site ? supportAddress(site.settings) : null
  return { name: site?.name ?? 'Vonk', supportEmail, minAge: site?.settings.minAge ?? 18 }
}

function me({ user, profile }: Member) {
  return {
    profileId: profile.id,
    name: profile.name,
    premium: isPremium(user),
    confirmed: user.status !== 'not_confirmed',
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
    asksAfter: secondsUntilBonusModal(situation, dismissals(ctx)),
  }
}

/** Only some layouts show the warning, not those of a form for example. */
function entryWarning(ctx: HttpContext) {
  const skipped = dismissals(ctx).has('hide-site-entry-warning')
  const visitor = { signedIn: ctx.viewer !== undefined, skipped, country: ctx.location.country }
  return needsEntryWarning(ctx.site.settings, visitor)
}

/** Decided on the server, so that the first render already has the banner or not. */
function banner(ctx: HttpContext, { user, profile }: Member, hasBonus: boolean) {
  const addressee = {
    status: user.status,
    profileStatus: profile.status,
    notificationsDisabled: user.notificationsDisabled.length > 0,
    timeBonus: hasBonus,
    hasMainPicture: profile.mainPhotoId !== null,
    pushAskable: pushPublicKey !== null && plainCookie(ctx, 'push-askable') === '1',
  }
  return bannerFor(addressee, dismissals(ctx))
}

declare module '@adonisjs/inertia/types' {
  type MiddlewareSharedProps = InferSharedProps<InertiaMiddleware>
  export interface SharedProps extends MiddlewareSharedProps {}
}
