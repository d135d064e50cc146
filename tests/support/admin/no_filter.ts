import type { TicketFilter } from '#queries/admin/complaints/ticket_list'
import type { MemberFilter } from '#queries/admin/members/member_list'
import type { OrderFilter } from '#queries/admin/orders/order_list'

/** The filters of lists of the back office that leave nothing out. */
export const allMembers: MemberFilter = {
  name: null,
  iban: null,
  status: null,
  siteId: null,
  isPremium: null,
  hasFraudMails: false,
  order: 'newest',
  after: null,
}

export const allOrders: OrderFilter = {
  status: null,
  method: null,
  provider: null,
  siteId: null,
  day: null,
  userId: null,
  hasFailedRefund: false,
  sort: 'newest',
}

export const allTickets: TicketFilter = {
  state: null,
  kind: null,
  siteId: null,
  assigned: null,
  due: null,
  number: null,
  sort: 'deadline',
}
