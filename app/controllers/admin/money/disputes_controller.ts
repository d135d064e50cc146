import { inject } from '@adonisjs/core'
import type { HttpContext } from '@adonisjs/core/http'
import { disputeStatuses } from '#core/payments/disputes/dispute'
import { Ports } from '#core/ports'
import { disputeList } from '#queries/admin/money/dispute_list'

/** What payers dispute with their bank; it is answered at the provider. */
@inject()
export default class DisputesController {
  constructor(private ports: Ports) {}

  async index({ admin, i18n, request, view }: HttpContext) {
    const asked = request.qs()
    const status = disputeStatuses.find((one) => one === asked.status) ?? null
    const at = /^\d{1,15}$/.test(String(asked.at)) ? Number.parseInt(asked.at, 10) : null
    const after = at === null ? null : { at, id: String(asked.id) }
    const { disputes, next } = await disputeList({ status, siteId: admin.siteId }, after)
    const now = this.ports.clock.now().toMillis()
    const kept: [string, string][] = status === null ? [] : [['status', status]]
    const place = next && new URLSearchParams([...kept, ['at', `${next.at}`], ['id', next.id]])
    return view.render('admin/money/disputes', {
      disputes: disputes.map((one) => {
        const isOpen = one.status === 'needs_response'
        return { ...one, isLate: isOpen && one.dueAt !== null && one.dueAt < now }
      }),
      next: place && `/admin/orders/disputes?${place}`,
      status,
      statuses: disputeStatuses.map((value) => {
        return { value, text: i18n.t(`admin.orders.kind_${value}`) }
      }),
    })
  }
}
