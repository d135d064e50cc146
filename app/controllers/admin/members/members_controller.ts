import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { validate as isUuid } from 'uuid'
import { deletionWays } from '#core/admin/members/delete_member'
import { memberOrders } from '#core/admin/members/member_order'
import { machineParts, suspensionDays } from '#core/moderation/measures/measure'
import { reportReasons } from '#core/moderation/report'
import { Ports } from '#core/ports'
import { genders } from '#core/profiles/profile'
import { userStatuses } from '#core/users/user'
import { foundMember } from '#queries/admin/members/found_member'
import { memberExports } from '#queries/admin/members/member_exports'
import { memberFile, memberSeenBy } from '#queries/admin/members/member_file'
import { memberList, type MemberFilter } from '#queries/admin/members/member_list'
import { sitesOf } from '#queries/admin/sites_of'
import { sectionsOfFile } from '#replies/admin/file_sections'
import { notFound } from '#replies/not_found'
import { memberSearchValidator } from '#validators/admin/members'

/** The end of a bank account number; shorter texts and others are names. */
const endOfIban = /^[A-Z]{2}\d{2}[A-Z\d]{4,}$|^\d{4,10}$/

@inject()
export default class MembersController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    const asked = ctx.request.qs()
    const sites = await sitesOf(ctx.admin)
    const text = typeof asked.q === 'string' ? asked.q.trim().slice(0, 200) : ''
    const account = text.replaceAll(' ', '').toUpperCase()
    const isAccount = endOfIban.test(account)
    const filter: MemberFilter = {
      name: text === '' || isAccount ? null : text,
      iban: isAccount ? account.slice(-4) : null,
      status: userStatuses.find((status) => status === asked.status) ?? null,
      siteId: ctx.admin.siteId ?? sites.find(({ id }) => id === asked.site)?.id ?? null,
      isPremium: asked.premium === 'yes' ? true : asked.premium === 'no' ? false : null,
      order: memberOrders.find((order) => order === asked.order) ?? 'newest',
      after: isUuid(asked.after) ? asked.after : null,
    }
    const list = await memberList(filter)
    const kept = keptFilter(filter, text)
    const next = list.next && new URLSearchParams([...kept, ['after', list.next]])
    const { isPremium, order, siteId: site, status } = filter
    const shown = { text, status, site, order, premium: premiumText(isPremium) }
    return ctx.view.render('admin/members/index', {
      members: list.members,
      next: next && `/admin/members?${next}`,
      isFirst: filter.after === null,
      first: `/admin/members?${kept}`,
      filter: shown,
      statuses: userStatuses,
      orders: memberOrders,
      sites,
    })
  }

  /**
   * Finds a member by what names them. Email addresses and account numbers do not get into a URL:
   * whoever is found is, by their id, and of an account its last four characters.
   */
  async find(ctx: HttpContext) {
    const { q } = await ctx.request.validateUsing(memberSearchValidator)
    const id = await foundMember(q, ctx.admin.siteId)
    if (id) return ctx.response.redirect().toPath(`/admin/members/${id}`)
    if (q.includes('@')) {
      ctx.session.flash('error', ctx.i18n.t('admin.members.nobody'))
      return ctx.response.redirect().toPath('/admin/members')
    }
    const account = q.replaceAll(' ', '').toUpperCase()
    const shown = endOfIban.test(account) ? account.slice(-4) : q
    return ctx.response.redirect().toPath(`/admin/members?${new URLSearchParams({ q: shown })}`)
  }

  async show(ctx: HttpContext) {
    const { admin, i18n, params, view } = ctx
    const member = await memberSeenBy(String(params.id), admin)
    if (!member) return notFound(ctx)
    const file = await memberFile(member, admin.locale)
    const orders = file.orders.map((order) => {
      const method = i18n.t(`payments.method_${order.method}`)
      return { ...order, method, status: i18n.t(`payments.status_${order.status}`) }
    })
    const request = this.ports.ids.next()
    const exports = await memberExports(member.user.id, this.ports.clock.now())
    return view.render('admin/members/show', {
      ...file,
      orders,
      exports,
      genders,
      deletionWays,
      request,
      machineParts,
      reportReasons,
      sections: sectionsOfFile({
        role: admin.role,
        isErased: member.user.status === 'deleted',
        wasRead: file.readings.length > 0,
      }),
      suspensionDays,
    })
  }
}

function keptFilter({ isPremium, order, siteId, status }: MemberFilter, text: string) {
  const kept = {
    q: text,
    status: status ?? '',
    site: siteId ?? '',
    premium: premiumText(isPremium),
    order: order === 'newest' ? '' : order,
  }
  return Object.entries(kept).filter(([, value]) => value !== '')
}

function premiumText(isPremium: boolean | null) {
  if (isPremium === null) return ''
  return isPremium ? 'yes' : 'no'
}
