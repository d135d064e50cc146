import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { isShared } from '#config/sessionless'
import { Ports } from '#core/ports'
import { named } from '#core/users/carried'
import { openPageView, parseLabel } from '#core/users/page_view'
import { takeFromNetwork } from '#limits/network_limit'
import { countArrival } from '#replies/arrival'
import { carryInDocument, carryInPage, carryInRedirect } from '#replies/carried_on'
import { trackingOf } from '#replies/tracking'

/** Views from one network: beyond them, nothing is recorded. */
const limitOfViews = {
  kind: 'page_view',
  requests: 60,
  duration: '1 hour',
  store: 'memory',
} as const

const longestPath = 190

/**
 * Takes what the link to a page says. Where a visitor came from goes on in links, forms and redirects until
 * they sign up: no cookie, and nothing in a session. A visitor is counted once a day, and a page that was
 * opened by a link with `lb` is recorded; its script tells how long it was seen.
 */
@inject()
export default class LinksMiddleware {
  constructor(private ports: Ports) {}

  async handle(ctx: HttpContext, next: NextFn) {
    if (asksForLike(ctx)) return withoutLike(ctx)
    const carried = named(trackingOf(ctx))
    if (carried.length > 0) carryInPage(ctx, carried)
    const label = await labelOf(ctx)
    if (label) ctx.pageViewId = this.ports.ids.next()
    await next()
    if (ctx.response.getStatus() === 200) await this.#count(ctx, label)
    // Who has just signed up or logged in needs it no more.
    if (carried.length === 0 || ctx.response.headersSent || ctx.auth.use('web').user) return
    carryInRedirect(ctx, carried)
    carryInDocument(ctx, carried)
  }

  async #count(ctx: HttpContext, label: string | null) {
    await countArrival(ctx, ctx.site.id, trackingOf(ctx))
    if (!label || !ctx.pageViewId) return
    const path = ctx.request.url().slice(0, longestPath)
    const view = { id: ctx.pageViewId, siteId: ctx.site.id, label, path }
    await openPageView(this.ports, { ...view, ...trackingOf(ctx) })
  }
}

/**
 * Whether a visitor asks for the dialog of a new like, by `t`: it is taken off their address, so that they do
 * not share it; a page of a member does that itself. Rule: docs/product/likes.md, Automatic likes.
 */
function asksForLike({ request, viewer }: HttpContext) {
  return !viewer && request.qs().t !== undefined && request.method() === 'GET'
}

function withoutLike({ request, response }: HttpContext) {
  const { t, ...others } = request.qs()
  // Two slashes in front would lead to another site.
  const path = request.url().replace(/^\/+/, '/')
  return response.redirect().withQs(others).toPath(path)
}

/** The label of the link by which a document was opened; null without one, and beyond the limit. */
async function labelOf(ctx: HttpContext) {
  const label = opensDocument(ctx) ? parseLabel(ctx.request.qs().lb) : null
  return label && (await isWithinLimit(ctx)) ? label : null
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
