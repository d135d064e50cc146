import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import BaseInertiaMiddleware from '@adonisjs/inertia/inertia_middleware'
import { DateTime } from 'luxon'
import { needsActivationReminder } from '#core/notifications/activation_reminder'
import { timeBonus } from '#core/credits/time_bonus'
import { localesByCountry } from '#core/sites/countries'
import { defaultLocale, locales } from '#core/sites/locales'
import { bonusHolder } from '#queries/credits/bonus_holder'
import { photoUrl } from '#queries/profiles/photo_url'
import { badges } from '#queries/shell/badges'
import type { SignedIn } from '#middleware/member_middleware'

export default class InertiaMiddleware extends BaseInertiaMiddleware {
  /** What every page gets. Error pages may come before the router's middleware has run. */
  async share(ctx: HttpContext) {
    const { locale, member, session, site, timeZone } = ctx as Partial<HttpContext>

    return {
      locale: locale ?? defaultLocale,
      localesOffered: localesOffered(member),
      timeZone: timeZone ?? 'UTC',
      path: ctx.request.url(),
      /** For forms that work before script; Inertia's own requests carry the cookie instead. */
      csrfToken: ctx.request.csrfToken ?? '',
      site: { name: site?.name ?? 'Vonk', supportEmail: site?.settings.supportEmail ?? null },
      me: member ? me(member) : null,
      badges: member ? await badges(member.profile.id) : { messages: 0, likes: 0 },
      timeBonus: member ? await bonus(member) : null,
      flash: ctx.inertia.always({
        success: session?.flashMessages.get('success') as string | undefined,
        error: session?.flashMessages.get('error') as string | undefined,
      }),
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

function me({ user, profile }: SignedIn) {
  return {
    profileId: profile.id,
    name: profile.name,
    premium: user.paidUser,
    confirmed: user.status !== 'not_confirmed',
    needsActivation: needsActivationReminder(user, profile),
    /** Why there are no notifications by mail; null while there are. */
    mailOff: user.notificationsDisabled[0] ?? null,
    credits: user.credits,
    picture: profile.mainPhotoId ? photoUrl(profile.mainPhotoId, 'thumb') : null,
  }
}

/** Nothing is promised twice: an open order that counts on the bonus has it. */
async function bonus({ user }: SignedIn) {
  const now = DateTime.utc()
  const active = (await bonusHolder(user, now)) ? null : timeBonus(user, now)
  return active && { percentage: active.percentage, endsAt: active.endsAt.toISO() }
}

/** The member's country decides, with the others behind it: nobody is locked out of a language. */
function localesOffered(member: SignedIn | undefined) {
  const first = member ? localesByCountry[member.user.country] : []
  return [...first, ...locales.filter((locale) => !first.includes(locale))]
}

declare module '@adonisjs/inertia/types' {
  type MiddlewareSharedProps = InferSharedProps<InertiaMiddleware>
  export interface SharedProps extends MiddlewareSharedProps {}
}
