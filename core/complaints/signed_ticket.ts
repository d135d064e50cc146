import type { Uses } from '#core/ports'

/** The id of a ticket, and a signature of the site. */
const form = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})([\da-f]{24})$/

/** The id of a ticket, signed for one purpose: 56 hexadecimal digits that nobody can guess. */
export function signedTicket({ secrets }: Uses<'secrets'>, ticketId: string, purpose: string) {
  return ticketId.replaceAll('-', '') + secrets.sign(`${purpose} ${ticketId}`)
}

/** The id of the ticket that was signed for this purpose; null for anything else. */
export function ticketSignedIn({ secrets }: Uses<'secrets'>, signed: string, purpose: string) {
  const [, ...parts] = form.exec(signed) ?? []
  const signature = parts.at(-1)
  if (signature === undefined) return null
  const id = parts.slice(0, 5).join('-')
  return secrets.isSigned(`${purpose} ${id}`, signature) ? id : null
}
