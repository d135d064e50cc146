import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { endLogins } from '#core/accounts/logging_in/end_logins'
import { Ports } from '#core/ports'
import { findLogin, listLogin, loginKey, touchLogin } from '#logins/login_list'

/**
 * The list of logins decides who is logged in: a session whose login was ended belongs to a
 * visitor. Logging in during the request adds a login, logging out ends it.
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
  // A visitor's session is left unchanged: writing it back would undo concurrent changes.
  if (!userId && !ctx.session.has(loginKey)) return
  ctx.session.forget(ctx.auth.use('web').sessionKeyName)
  ctx.session.forget(loginKey)
}

/** The user id that the session guard stored. */
function signedIn({ auth, session }: HttpContext) {
  return session.get(auth.use('web').sessionKeyName) as string | undefined
}
