import { signedTicket, ticketSignedIn } from '#core/complaints/signed_ticket'
import type { Uses } from '#core/ports'

const purpose = 'ticket'

/** The tag of a ticket in the address that its mails are answered to: 56 hexadecimal digits. */
export function ticketTag(ports: Uses<'secrets'>, ticketId: string) {
  return signedTicket(ports, ticketId, purpose)
}

/** The id of the ticket whose tag this is; null for a forged one, and for what is no tag. */
export function ticketIdIn(ports: Uses<'secrets'>, tag: string) {
  return ticketSignedIn(ports, tag, purpose)
}
