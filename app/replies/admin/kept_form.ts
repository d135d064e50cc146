import type { HttpContext } from '@adonisjs/core/http'
import { backOffice } from '#config/admin'

/** Keeps what was filled in, for its form to show again: never a password or a code. */
export function keepForm({ session }: HttpContext) {
  session.flashExcept(['_csrf', 'old_password', 'password', 'password_confirmation', 'code'])
}

/** Says beside a form that was kept over the second factor that nothing was done yet. */
export function tellNotSent({ i18n, session }: HttpContext) {
  if (!session.flashMessages.isEmpty) session.flash('done', i18n.t('admin.access.not_sent'))
}

/** The page that the form stands on. */
export function pageBefore({ request }: HttpContext) {
  const referrer = URL.parse(request.header('referer') ?? '')
  const isOwn = referrer?.host === request.host() && referrer?.pathname.startsWith(backOffice)
  return isOwn ? referrer.pathname + referrer.search : backOffice
}

/** The page of this list that the form stands on, filtered as it was; its first page from anywhere else. */
export function listBefore(ctx: HttpContext, path: string) {
  const before = pageBefore(ctx)
  return before.startsWith(`${path}?`) ? before : path
}
