import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import { isId } from '#core/id'
import { logOpened } from '#core/admin/audit/log_reading'
import { refundAlone } from '#core/admin/four_eyes/proposal'
import { currencyOf, orderAges, parseOrderSort } from '#core/admin/orders/order_sort'
import { resendInvoice } from '#core/admin/orders/resend_invoice'
import { currencies } from '#core/money'
import { paymentMethods } from '#core/payments/methods/payment_method'
import { orderStatuses } from '#core/payments/orders/order'
import { Ports } from '#core/ports'
import Profile from '#models/profile'
import { orderCurrencies } from '#queries/admin/orders/order_currencies'
import { orderFile, orderSeenBy } from '#queries/admin/orders/order_file'
import { orderRefund } from '#queries/admin/orders/order_refund'
import {
  orderCount,
  orderList,
  type ListedOrder,
  type OrderFilter,
} from '#queries/admin/orders/order_list'
import { orderRows } from '#queries/admin/orders/order_rows'
import { sitesOf } from '#queries/admin/sites_of'
import { decodeCursor } from '#queries/time_cursor'
import { sendCsv } from '#replies/admin/csv'
import { answerAdminRefusal, answerDone } from '#replies/admin/refusals'
import { notFound } from '#replies/not_found'

@inject()
export default class OrdersController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    const { i18n, request, view } = ctx
    const sites = await sitesOf(ctx.admin)
    const filter = filterOf(ctx, sites)
    const after = decodeCursor(request.qs().after)
    const { next, orders } = await orderList(filter, after)
    const kept = keptFilter(filter)
    const shown = (order: ListedOrder) => {
      const method = i18n.t(`payments.method_${order.method}`)
      return { ...order, method, status: i18n.t(`payments.status_${order.status}`) }
    }
    return view.render('admin/orders/index', {
      orders: orders.map(shown),
      next: next && `/admin/orders?${new URLSearchParams([...kept, ['after', next]])}`,
      first: after && `/admin/orders?${new URLSearchParams(kept)}`,
      found: await orderCount(filter),
      filter: Object.fromEntries(kept),
      sort: filter.sort,
      sorts: orderAges,
      currencies: await currenciesToSort(ctx, filter),
      statuses: orderStatuses.map((value) => ({ value, name: i18n.t(`payments.status_${value}`) })),
      methods: paymentMethods.map((value) => ({ value, name: i18n.t(`payments.method_${value}`) })),
      sites,
    })
  }

  /** Every order of the filter, as a file that is sent while it is read. */
  async csv(ctx: HttpContext) {
    const filter = filterOf(ctx, await sitesOf(ctx.admin))
    await sendCsv(ctx, 'orders', orderRows(filter))
  }

  async show(ctx: HttpContext) {
    const { admin, i18n, params, view } = ctx
    const seen = await orderSeenBy(String(params.id), admin.siteId)
    if (!seen) return notFound(ctx)
    const { order, user } = seen
    const opened = { kind: 'order', id: order.id, siteId: user.siteId } as const
    await logOpened(this.ports, admin.actor, opened)
    const file = await orderFile(order)
    return view.render('admin/orders/show', {
      ...file,
      order,
      userId: user.id,
      member: (await Profile.findByOrFail('userId', user.id)).name,
      status: i18n.t(`payments.status_${order.status}`),
      method: i18n.t(`payments.method_${order.method}`),
      hasInvoice: file.happened.some(({ kind }) => kind === 'invoice'),
      refund: await orderRefund(order, user),
      refundAlone,
      request: this.ports.ids.next(),
    })
  }

  async resendInvoice(ctx: HttpContext) {
    const order = { by: ctx.admin.actor, orderId: String(ctx.params.id) }
    const sent = await resendInvoice(this.ports, order)
    if (!sent.ok) return answerAdminRefusal(ctx, sent)
    return answerDone(
      ctx,
      ctx.i18n.t('admin.orders.invoice_sent'),
      `/admin/orders/${order.orderId}`
    )
  }
}

/** Values that a filter does not know are as if they were not there. */
function filterOf(
  { admin, request }: HttpContext,
  sites: readonly Readonly<{ id: string }>[]
): OrderFilter {
  const asked = request.qs()
  const day = DateTime.fromISO(String(asked.day), { zone: admin.timeZone })
  const isProvider = typeof asked.provider === 'string' && /^[a-z_]{1,20}$/.test(asked.provider)
  return {
    status: orderStatuses.find((status) => status === asked.status) ?? null,
    method: paymentMethods.find((method) => method === asked.method) ?? null,
    provider: isProvider ? asked.provider : null,
    siteId: admin.siteId ?? sites.find(({ id }) => id === asked.site)?.id ?? null,
    userId: isId(asked.member) ? asked.member : null,
    day: day.isValid ? day.startOf('day') : null,
    hasFailedRefund: asked.refund === 'failed',
    sort: parseOrderSort(asked.order),
  }
}

/** In which the list can be sorted by amount: those that occur, and the one that it is sorted in. */
async function currenciesToSort({ admin }: HttpContext, { sort }: OrderFilter) {
  const occurring = await orderCurrencies(admin.siteId)
  return currencies.filter((one) => occurring.includes(one) || one === currencyOf(sort))
}

function keptFilter(filter: OrderFilter) {
  const { day, hasFailedRefund, method, provider, siteId, sort, status, userId } = filter
  const order = sort === 'newest' ? null : sort
  const isoDay = day?.toISODate() ?? null
  const refund = hasFailedRefund ? 'failed' : null
  const placed = { member: userId, day: isoDay, refund, order }
  const values = { status, method, provider, site: siteId, ...placed }
  return Object.entries(values).flatMap(([name, value]): [string, string][] => {
    return value === null ? [] : [[name, value]]
  })
}
