import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { logOpened, logReading } from '#core/admin/audit/log_reading'
import { deletionWays } from '#core/admin/members/delete_member'
import { memberOrders } from '#core/admin/members/member_order'
import { machineParts, suspensionDays } from '#core/moderation/measures/measure'
import { reportReasons } from '#core/moderation/report'
import { Ports } from '#core/ports'
import { genders } from '#core/profiles/profile'
import { userStatuses } from '#core/users/user'
import { foundMember } from '#queries/admin/members/found_member'
import { memberFile, memberSeenBy } from '#queries/admin/members/member_file'
import { memberCount, memberList } from '#queries/admin/members/member_list'
import { memberRows } from '#queries/admin/members/member_rows'
import { sitesOf } from '#queries/admin/sites_of'
import { sendCsv } from '#replies/admin/csv'
import { sectionsOfFile } from '#replies/admin/file_sections'
import {
  memberFilter,
  memberQuery,
  nameOrAccountEnd,
  premiumText,
} from '#replies/admin/member_filter'
import { notFound } from '#replies/not_found'
import { memberSearchValidator } from '#validators/admin/members'

@inject()
export default class MembersController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    const sites = await sitesOf(ctx.admin)
    const { filter, text } = memberFilter(ctx, sites)
    const list = await memberList(filter)
    const kept = memberQuery(filter, text)
    const next = list.next && new URLSearchParams([...kept, ['after', list.next]])
    const { hasFraudMails, isPremium, order, siteId: site, status } = filter
    const shown = { text, status, site, order, hasFraudMails, premium: premiumText(isPremium) }
    return ctx.view.render('admin/members/index', {
      members: list.members,
      found: await memberCount(filter),
      next: next && `/admin/members?${next}`,
      isFirst: filter.after === null,
      first: `/admin/members?${kept}`,
      filter: shown,
      statuses: userStatuses,
      orders: memberOrders,
      sites,
    })
  }

  /** Every member of the filter, as a file that is sent while it is read. */
  async csv(ctx: HttpContext) {
    const { filter } = memberFilter(ctx, await sitesOf(ctx.admin))
    await sendCsv(ctx, 'members', memberRows(filter))
  }

  /**
   * Finds a member by what names them. Email addresses and account numbers do not get into a URL:
   * whoever is found is, by their id, and of an account its last four characters.
   */
  async find(ctx: HttpContext) {
    const { q } = await ctx.request.validateUsing(memberSearchValidator)
    const { actor: by, id: adminId, siteId } = ctx.admin
    const subject = { kind: 'admin', id: adminId } as const
    await logReading(this.ports, { by, act: 'search_members', subject, siteId })
    const id = await foundMember(q, ctx.admin.siteId)
    if (id) return ctx.response.redirect().toPath(`/admin/members/${id}`)
    if (q.includes('@')) {
      ctx.session.flash('error', ctx.i18n.t('admin.members.nobody'))
      return ctx.response.redirect().toPath('/admin/members')
    }
    const shown = new URLSearchParams({ q: nameOrAccountEnd(q) })
    return ctx.response.redirect().toPath(`/admin/members?${shown}`)
  }

  async show(ctx: HttpContext) {
    const { admin, params, view } = ctx
    const member = await memberSeenBy(String(params.id), admin)
    if (!member) return notFound(ctx)
    const { locale, siteId } = admin
    const opened = { kind: 'member', id: member.user.id, siteId: member.user.siteId } as const
    await logOpened(this.ports, admin.actor, opened)
    const file = await memberFile(member, { locale, siteId, now: this.ports.clock.now() })
    const request = this.ports.ids.next()
    return view.render('admin/members/show', {
      ...file,
      genders,
      deletionWays,
      request,
      machineParts,
      reportReasons,
      sections: sectionsOfFile({
        role: admin.role,
        isErased: member.user.status === 'deleted',
        wasRead: file.lists.readings.rows.length > 0,
      }),
      suspensionDays,
    })
  }
}
