import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isShared } from '#config/sessionless'
import { Ports } from '#core/ports'
import { openPageView, parseLabel } from '#core/users/page_view'
import { takeFromNetwork } from '#limits/network_limit'
import { trackingOf } from '#middleware/tracking_middleware'

/** Views from one network: beyond them, nothing is recorded. */
const limitOfViews = {
  kind: 'page_view',
  requests: 60,
  duration: '1 hour',
  store: 'memory',
} as const

const longestPath = 190

/** Records that a page was opened by a link with `lb`; its script tells how long it was seen. */
@inject()
export default class PageViewMiddleware {
  constructor(private ports: Ports) {}

  async handle(ctx: HttpContext, next: NextFn) {
    const label = opensDocument(ctx) ? parseLabel(ctx.request.qs().lb) : null
    if (!label || !(await isWithinLimit(ctx))) return next()
    const id = this.ports.ids.next()
    ctx.pageViewId = id
    await next()
    if (ctx.response.getStatus() !== 200) return
    const path = ctx.request.url().slice(0, longestPath)
    await openPageView(this.ports, { id, siteId: ctx.site.id, label, path, ...trackingOf(ctx) })
  }
}

/** Answers that caches hand to anybody are left out. */
function opensDocument(ctx: HttpContext) {
  const { request } = ctx
  if (isShared(ctx)) return false
  const isDocument = request.accepts(['html', 'json']) === 'html'
  return request.method() === 'GET' && isDocument && !request.header('x-inertia')
}

async function isWithinLimit({ request }: HttpContext) {
  return (await takeFromNetwork(request.ip(), limitOfViews)).ok
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** Set for a document that was opened by a link with `lb`. */
    pageViewId?: string
  }
}
