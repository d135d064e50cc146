import { openTicket, type NewTicket } from '#core/complaints/open_ticket'
import type { Uses } from '#core/ports'
import { fakePorts } from '#tests/fakes/fake_ports'
import { ada } from '#tests/support/people/people'

/** What Ada complains about. */
export function adasComplaint(changes: Partial<NewTicket> = {}): NewTicket {
  const complaint: NewTicket = {
    siteId: ada().user.siteId,
    language: 'en',
    kind: 'complaint',
    subject: 'Charged twice',
    body: 'My bank shows it twice.',
    email: 'ada@example.com',
    name: 'Ada',
    userId: null,
    orderId: null,
  }
  return { ...complaint, ...changes }
}

/** Opens a ticket, Ada's unless something else is said. */
export async function complain(
  ports: Uses<'clock' | 'ids' | 'unitOfWork'>,
  changes: Partial<NewTicket> = {}
) {
  const opened = await openTicket(ports, adasComplaint(changes))
  if (!opened.ok) throw new Error(opened.refusal)
  return opened.value
}

/** Core's ports with Ada's ticket. */
export async function complained() {
  const ports = fakePorts()
  return { ports, ...(await complain(ports)) }
}
