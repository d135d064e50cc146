import { signedTicket, ticketSignedIn } from '#core/complaints/signed_ticket'
import type { Reached } from '#core/complaints/write_to_ticket'
import type { Uses } from '#core/ports'

/**
 * The kinds of people who hold a link to the page of a ticket. A `writer` got it on the page where they wrote:
 * anybody can give any address there, so they see nothing but what they wrote by that link. The `owner` got it by
 * mail, or was logged in as the member who wrote.
 */
export const linkHolders = ['owner', 'writer'] as const
export type LinkHolder = (typeof linkHolders)[number]

export type TicketLink = Readonly<{ ticketId: string; holder: LinkHolder }>

/** The path of the page of a ticket, which only whoever has it can open. */
export function ticketPath(ports: Uses<'secrets'>, { holder, ticketId }: TicketLink) {
  return `/complaints/${signedTicket(ports, ticketId, purposeOf(holder))}`
}

/** What a link leads to; null for one that we never gave. */
export function readTicketLink(ports: Uses<'secrets'>, signed: string): TicketLink | null {
  for (const holder of linkHolders) {
    const ticketId = ticketSignedIn(ports, signed, purposeOf(holder))
    if (ticketId !== null) return { ticketId, holder }
  }
  return null
}

/** Marks a message with the link that it was written by; with `once`, it is stored once. */
export function writtenBy({ holder, ticketId }: TicketLink, once: string) {
  return `${holder} ${ticketId} ${once}`
}

/** Whether it came by the link of a `writer`, whose address is not proved. */
export function isOfWriter({ messageId }: Readonly<{ messageId: string | null }>) {
  return messageId?.startsWith('writer ') ?? false
}

/** Whether a message may be seen by this link: all of them, or those that were written by it. */
export function maySeeMessage(
  link: TicketLink,
  { messageId }: Readonly<{ messageId: string | null }>
) {
  return link.holder === 'owner' || (messageId?.startsWith(writtenBy(link, '')) ?? false)
}

/** The ticket of a link: see `Reached`. */
export function reachedBy({ holder, ticketId }: TicketLink): Reached {
  return { ticketId, followsMerge: holder === 'owner' }
}

/** Another one than that of the address for replies, which mail servers see. */
function purposeOf(holder: LinkHolder) {
  return `ticket page of ${holder}`
}
