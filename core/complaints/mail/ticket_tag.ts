import { ticketSignedIn } from '#core/complaints/signed_ticket'
import { parseNumber } from '#core/complaints/ticket_number'
import type { Uses } from '#core/ports'

const purpose = 'ticket'

/** The signs of a number, and a signature of the site. */
const form = /^([\da-z]{6})([\da-f]{24})$/

/** How a tag names its ticket: by the number or, in mails of earlier releases, by the id. */
export type NamedTicket = Readonly<{ number: string } | { id: string }>

/**
 * The tag of a ticket in the address that its mails are answered to: its number, and a signature that nobody can
 * guess. Short enough for "Reply-To" and the address to stand in one line, as spam filters want it.
 */
export function ticketTag({ secrets }: Uses<'secrets'>, number: string) {
  return number.slice(2).replace('-', '').toLowerCase() + secrets.sign(signedText(number))
}

/** The ticket whose tag this is; null for a forged one, and for what is no tag. */
export function ticketNamedBy(ports: Uses<'secrets'>, tag: string): NamedTicket | null {
  const [, signs = '', signature = ''] = form.exec(tag) ?? []
  const number = parseNumber(signs)
  if (number && ports.secrets.isSigned(signedText(number), signature)) return { number }
  const id = ticketSignedIn(ports, tag, purpose)
  return id === null ? null : { id }
}

function signedText(number: string) {
  return `${purpose} ${number}`
}
