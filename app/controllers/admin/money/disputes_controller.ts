import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { disputeSorts } from '#core/admin/orders/dispute_sort'
import { disputeStatuses } from '#core/payments/disputes/dispute'
import { Ports } from '#core/ports'
import { disputeCount, disputeList, type DisputeFilter } from '#queries/admin/money/dispute_list'
import { disputeRows } from '#queries/admin/money/dispute_rows'
import { sendCsv } from '#replies/admin/csv'

/** What payers dispute with their bank; it is answered at the provider. */
@inject()
export default class DisputesController {
  constructor(private ports: Ports) {}

  async index(ctx: HttpContext) {
    const { i18n, request, view } = ctx
    const asked = request.qs()
    const filter = filterOf(ctx)
    const { sort, status } = filter
    const at = /^\d{1,15}$/.test(String(asked.at)) ? Number.parseInt(asked.at, 10) : null
    const after = at === null ? null : { at, id: String(asked.id) }
    const { disputes, next } = await disputeList(filter, after)
    const now = this.ports.clock.now().toMillis()
    const kept = keptFilter(filter)
    const place = next && new URLSearchParams([...kept, ['at', `${next.at}`], ['id', next.id]])
    return view.render('admin/money/disputes', {
      disputes: disputes.map((one) => {
        const isOpen = one.status === 'needs_response'
        return { ...one, isLate: isOpen && one.dueAt !== null && one.dueAt < now }
      }),
      found: await disputeCount(filter),
      next: place && `/admin/orders/disputes?${place}`,
      first: after && `/admin/orders/disputes?${new URLSearchParams(kept)}`,
      status,
      sort,
      sorts: disputeSorts,
      statuses: disputeStatuses.map((value) => {
        return { value, text: i18n.t(`admin.orders.kind_${value}`) }
      }),
    })
  }

  /** Every dispute of the filter, as a file that is sent while it is read. */
  async csv(ctx: HttpContext) {
    await sendCsv(ctx, 'disputes', disputeRows(filterOf(ctx)))
  }
}

function filterOf({ admin, request }: HttpContext): DisputeFilter {
  const asked = request.qs()
  return {
    status: disputeStatuses.find((one) => one === asked.status) ?? null,
    siteId: admin.siteId,
    sort: disputeSorts.find((one) => one === asked.order) ?? 'newest',
  }
}

function keptFilter({ sort, status }: DisputeFilter) {
  const kept: [string, string][] = []
  if (status !== null) kept.push(['status', status])
  if (sort !== 'newest') kept.push(['order', sort])
  return kept
}
