import { answerTicket } from '#core/admin/complaints/answer_ticket'
import Ticket from '#models/ticket'
import { actorOf, adminOf } from '#tests/support/admin/admins'
import { sitePorts } from '#tests/support/site/ports'

/** Answers a ticket as an admin of the support does. */
export async function answered(
  ticketId: string,
  then: 'open' | 'solved' = 'open',
  body = 'We sent it back.'
) {
  const ports = await sitePorts()
  const { entries } = await Ticket.findOrFail(ticketId)
  const admin = adminOf('support')
  await ports.unitOfWork.run(async ({ admins }) => {
    if (!(await admins.find(admin.id))) await admins.add(admin)
  })
  const answer = { ticketId, seen: entries, body, then }
  const given = await answerTicket(ports, { by: actorOf(admin, null), ...answer })
  if (!given.ok) throw new Error(given.refusal)
}
