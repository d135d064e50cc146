import { createHmac } from 'node:crypto'
import { hostname } from 'node:os'
import type { HttpContext } from '@adonisjs/core/http'
import { appKey } from '#config/app'
import env from '#start/env'

/** The same after each restart, unlike the process id; nodes of one machine differ by their port. */
const node = `${hostname()}:${env.get('PORT')}`

/**
 * Writes one line for a request that was answered. The address is not in it: paths and queries hold
 * tokens and names; the route tells the page.
 */
export function logRequest({ logger, request, response, route, viewer }: HttpContext, ms: number) {
  logger.info(
    {
      route: route?.name ?? route?.pattern ?? null,
      method: request.method(),
      status: response.getStatus(),
      ms: Math.round(ms * 10) / 10,
      member: viewer ? loggedMember(viewer.user.id) : null,
      node,
    },
    'request'
  )
}

/** Tells the lines of one member from others; without APP_KEY nobody can tell which member it is. */
export function loggedMember(userId: string) {
  const text = `member of the request log ${userId}`
  return createHmac('sha256', appKey.release()).update(text).digest('hex').slice(0, 16)
}
