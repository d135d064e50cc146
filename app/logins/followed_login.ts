import type { HttpContext } from '@adonisjs/core/http'
import { endLogins } from '#core/accounts/logging_in/end_logins'
import type { Ports } from '#core/ports'
import { findLogin, listLogin, loginKey, touchLogin } from '#logins/login_list'

/**
 * Has a session whose login was ended belong to a visitor. Returns what follows the request: logging in
 * during it adds a login to the list, logging out ends it.
 */
export async function followLogin(ports: Ports, ctx: HttpContext) {
  await rejectEndedLogin(ctx)
  const before = signedIn(ctx)
  const loginId: unknown = ctx.session.get(loginKey)
  return async () => {
    const after = signedIn(ctx)
    if (after === before) return
    if (before) await endLogin(ports, ctx, { userId: before, loginId })
    if (after) await listLogin(ports, ctx, after)
  }
}

type Ended = Readonly<{ userId: string; loginId: unknown }>

async function endLogin(ports: Ports, ctx: HttpContext, { userId, loginId }: Ended) {
  ctx.session.forget(loginKey)
  if (typeof loginId === 'string') await endLogins(ports, { userId, only: loginId })
}

async function rejectEndedLogin(ctx: HttpContext) {
  const userId = signedIn(ctx)
  const login = userId && (await findLogin(ctx.session.get(loginKey), userId))
  if (login) return touchLogin(login)
  // A visitor's session is left unchanged: writing it back would undo concurrent changes.
  if (!userId && !ctx.session.has(loginKey)) return
  ctx.session.forget(ctx.auth.use('web').sessionKeyName)
  ctx.session.forget(loginKey)
}

/** The user id that the session guard stored. */
function signedIn({ auth, session }: HttpContext) {
  return session.get(auth.use('web').sessionKeyName) as string | undefined
}
