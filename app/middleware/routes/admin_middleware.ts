import { inject } from '@adonisjs/core'
import { HttpContext } from '@adonisjs/core/http'
import type { NextFn } from '@adonisjs/core/types/http'
import { asksSecondFactor, backOffice, mayReachBackOffice } from '#config/admin'
import type { Admin, SignedInAdmin } from '#core/admin/admin'
import type { AdminSession } from '#core/admin/logging_in/admin_session'
import { hasRight, type AdminRight } from '#core/admin/rights'
import { Ports } from '#core/ports'
import { findAdminSession, hadAdminSession } from '#logins/admin_sessions'
import { waitingInMenu } from '#queries/admin/waiting/waiting_work'
import { keepForm, pageBefore } from '#replies/admin/kept_form'
import { speakAdminsLanguage } from '#replies/admin/language'
import { notFound } from '#replies/not_found'

/** The people whom a page of the back office is for. */
type Step = Readonly<{
  for: 'visitor' | 'halfway' | 'admin'
  right?: AdminRight
  /** Whether it belongs to no single site: not for admins of one. */
  isOfAllSites?: boolean
  /** Whether open pages ask for it by themselves: that is no sign that somebody is there. */
  isPolled?: boolean
}>

/**
 * Lets admins into the back office: `visitor` pages are open, `halfway` ones ask for the password,
 * all others for the second factor too. A page that the role may not see, or that is not of the
 * admin's site, is not found.
 */
@inject()
export default class AdminMiddleware {
  constructor(private ports: Ports) {}

  async handle(ctx: HttpContext, next: NextFn, step: Step) {
    if (!mayReachBackOffice(ctx.request.ip())) notFound(ctx)
    ctx.response.header('Cache-Control', 'private, no-store')
    ctx.request.updateQs(chosenOf(ctx.request.qs()))
    const known = await findAdminSession(this.ports, ctx, { isSeen: !step.isPolled })
    speakAdminsLanguage(ctx, known?.admin ?? null)
    if (step.for === 'visitor') return next()
    if (!known) return leadTo(ctx, 'login')

    const { admin, session } = known
    const now = this.ports.clock.now()
    const confirmedAt = asksSecondFactor ? session.confirmedAt : now
    const { role, siteId } = admin
    const actor = { adminId: admin.id, role, siteId, confirmedAt }
    ctx.admin = { ...admin, session, actor }
    ctx.view.share({
      admin: ctx.admin,
      may: (right: AdminRight) => hasRight(role, right),
      waitingInMenu: () => waitingInMenu(known.admin),
    })
    if (step.for === 'halfway') return next()
    if (!confirmedAt) return leadTo(ctx, 'second-factor')
    if (step.right && !hasRight(role, step.right)) notFound(ctx)
    if (step.isOfAllSites && siteId !== null) notFound(ctx)
    return next()
  }
}

/** A filter that is left at "all" comes as an empty value: it asks for nothing, as in a body. */
function chosenOf(asked: Record<string, unknown>) {
  return Object.fromEntries(Object.entries(asked).filter(([, value]) => value !== ''))
}

/**
 * Leads to a step of the login, and after it to the page that was asked for: to that of a form, which
 * keeps what was filled in.
 */
function leadTo(ctx: HttpContext, step: 'login' | 'second-factor') {
  const isPage = ctx.request.method() === 'GET'
  // A visitor who never logged in could fill the database with forms.
  if (!isPage && hadAdminSession(ctx)) keepForm(ctx)
  const next = isPage ? ctx.request.url(true) : pageBefore(ctx)
  return ctx.response.redirect().toPath(`${backOffice}/${step}?${new URLSearchParams({ next })}`)
}

declare module '@adonisjs/core/http' {
  interface HttpContext {
    /** The admin behind a page of the back office that is open to admins alone. */
    admin: Admin & Readonly<{ session: AdminSession; actor: SignedInAdmin }>
  }
}
