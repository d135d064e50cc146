import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { endLogins } from '#core/accounts/logging_in/end_logins'
import { Ports } from '#core/ports'
import { findLogin, listLogin, loginKey, touchLogin } from '#logins/login_list'

/**
 * The list of logins decides who is signed in: a session whose row is gone is a visitor's. Who
 * signs in during the request, in whatever way, is put on the list; who leaves is struck off.
 */
@inject()
export default class LoginListMiddleware {
  constructor(private ports: Ports) {}

  async handle(ctx: HttpContext, next: NextFn) {
    await rejectEndedLogin(ctx)
    const before = signedIn(ctx)
    const loginId: unknown = ctx.session.get(loginKey)
    await next()
    const after = signedIn(ctx)
    if (after === before) return
    if (before) await this.#endLogin(ctx, before, loginId)
    if (after) await listLogin(this.ports, ctx, after)
  }

  async #endLogin(ctx: HttpContext, userId: string, loginId: unknown) {
    ctx.session.forget(loginKey)
    if (typeof loginId === 'string') await endLogins(this.ports, { userId, only: loginId })
  }
}

async function rejectEndedLogin(ctx: HttpContext) {
  const userId = signedIn(ctx)
  const login = userId && (await findLogin(ctx.session.get(loginKey), userId))
  if (login) return touchLogin(login)
  // A visitor's is left as it is: written back, it would undo what happened to it meanwhile.
  if (!userId && !ctx.session.has(loginKey)) return
  ctx.session.forget(ctx.auth.use('web').sessionKeyName)
  ctx.session.forget(loginKey)
}

/** Whose session it is, as the session guard has written it there. */
function signedIn({ auth, session }: HttpContext) {
  return session.get(auth.use('web').sessionKeyName) as string | undefined
}
