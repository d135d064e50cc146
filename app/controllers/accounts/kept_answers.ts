import type { HttpContext } from '@adonisjs/core/http'
import { areStillKept } from '#core/accounts/signing_up/kept_answers'
import type { Uses } from '#core/ports'
import type { SignupAnswers } from '#validators/accounts/signup'

type Kept = Readonly<{ answers: SignupAnswers; at: number }>

/** In the session, as no script keeps them in the tab: docs/decisions/0126. */
const key = 'signup_answers'

export function keepAnswers(ctx: HttpContext, ports: Uses<'clock'>, answers: SignupAnswers) {
  const before = keptAnswers(ctx, ports)
  const at = ports.clock.now().toMillis()
  ctx.session.put(key, { answers: { ...before, ...answers }, at })
}

/** Null when none were sent without script, or too long ago, and then no longer kept. */
export function keptAnswers({ session }: HttpContext, { clock }: Uses<'clock'>) {
  const kept: Kept | undefined = session.get(key)
  if (kept && areStillKept(kept, clock.now())) return kept.answers
  session.forget(key)
  return null
}

export function forgetAnswers({ session }: HttpContext) {
  session.forget(key)
}
