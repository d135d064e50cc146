import type { HttpContext } from '@adonisjs/core/http'
import type { Uses } from '#core/ports'
import type { Seeking } from '#core/profiles/orientation'
import type { Gender } from '#core/profiles/profile'
import { keptAnswers } from '#controllers/accounts/kept_answers'

/** What a landing page has already asked: the address, and perhaps gender and orientation. */
type PendingSignup = Readonly<{ email: string; gender?: Gender; seeking?: Seeking }>

/** In the session, so that the address appears in no page. */
const key = 'pending_signup'

export function storePendingSignup({ session }: HttpContext, pending: PendingSignup) {
  session.put(key, pending)
}

export function pendingSignup({ session }: HttpContext): PendingSignup | null {
  return session.get(key, null)
}

export function clearPendingSignup({ session }: HttpContext) {
  session.forget(key)
}

/**
 * The form, with the answers of steps that were sent without script, and the address of the pending
 * sign-up unless another was typed.
 */
export function wholeForm(ctx: HttpContext, ports: Uses<'clock'>) {
  const form = ctx.request.all()
  return { ...keptAnswers(ctx, ports), ...form, email: form.email || pendingSignup(ctx)?.email }
}
