import type { ServerResponse } from 'node:http'
import type { HttpContext } from '@adonisjs/core/http'
import { loginKey } from '#support/accounts/login_list'

/** The answer that stays open; the rest of the request, a hundred times its size, is let go. */
const streams = new Map<ServerResponse, string>()

/** Remembers which login an event stream of this process belongs to. */
export function keepStream(ctx: HttpContext) {
  const loginId: unknown = ctx.session.get(loginKey)
  if (typeof loginId === 'string') streams.set(ctx.response.response, loginId)
}

export function forgetStream(ctx: HttpContext) {
  streams.delete(ctx.response.response)
}

/** Ends the streams of these logins; their pages find out that they are a visitor's. */
export function closeStreams(loginIds: readonly string[]) {
  for (const [response, loginId] of streams) {
    if (loginIds.includes(loginId)) response.destroy()
  }
}
