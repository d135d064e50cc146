import type { HttpContext } from '@adonisjs/core/http'
import type { Seeking } from '#core/profiles/orientation'
import type { Gender } from '#core/profiles/profile'

/** What a lander has asked already: an address, and perhaps who seeks whom. */
type PendingSignup = Readonly<{ email: string; gender?: Gender; seeking?: Seeking }>

/** Kept in the session: the address goes into no page. */
const key = 'begun_signup'

export function storePendingSignup({ session }: HttpContext, begun: PendingSignup) {
  session.put(key, begun)
}

export function pendingSignup({ session }: HttpContext): PendingSignup | null {
  return session.get(key, null)
}

export function clearPendingSignup({ session }: HttpContext) {
  session.forget(key)
}

/** The form as sent; the address is the one given before, unless the form has another. */
export function formWithPending(ctx: HttpContext) {
  const form = ctx.request.all()
  return { ...form, email: form.email || pendingSignup(ctx)?.email }
}
