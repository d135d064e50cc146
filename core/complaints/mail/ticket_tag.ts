import type { Uses } from '#core/ports'

/** The id of a ticket, and a signature of the site. */
const form = /^([\da-f]{8})([\da-f]{4})([\da-f]{4})([\da-f]{4})([\da-f]{12})([\da-f]{24})$/

/** The tag of a ticket in the address that its mails are answered to: 56 hexadecimal digits. */
export function ticketTag({ secrets }: Uses<'secrets'>, ticketId: string) {
  return ticketId.replaceAll('-', '') + secrets.sign(signedText(ticketId))
}

/** The id of the ticket whose tag this is; null for a forged one, and for what is no tag. */
export function ticketIdIn({ secrets }: Uses<'secrets'>, tag: string) {
  const [, ...parts] = form.exec(tag) ?? []
  const signature = parts.at(-1)
  if (signature === undefined) return null
  const id = parts.slice(0, 5).join('-')
  return secrets.isSigned(signedText(id), signature) ? id : null
}

function signedText(ticketId: string) {
  return `ticket ${ticketId}`
}
