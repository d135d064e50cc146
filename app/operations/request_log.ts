import { createHmac } from 'node:crypto'
import type { HttpContext } from '@adonisjs/core/http'
import { appKey } from '#config/app'
import { nodeName } from '#config/operations'

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
      node: nodeName,
    },
    'request'
  )
}

/** Tells the lines of one member from others; without APP_KEY nobody can tell which member it is. */
export function loggedMember(userId: string) {
  const text = `member of the request log ${userId}`
  return createHmac('sha256', appKey.release()).update(text).digest('hex').slice(0, 16)
}
