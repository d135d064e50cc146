import type { HttpContext } from '@adonisjs/core/http'
import { sendComplaint } from '#core/complaints/public_form/send_complaint'
import type { Notice } from '#core/complaints/open_ticket'
import { ticketPath } from '#core/complaints/public_form/ticket_link'
import type { TicketKind } from '#core/complaints/ticket'
import { parseWords } from '#core/complaints/words'
import type { Ports } from '#core/ports'
import { reserveComplaint } from '#limits/complaint_limits'
import { sentFiles } from '#controllers/complaints/sent_files'
import Order from '#models/order'
import { answerRefusal } from '#replies/refusals'

type Written = Readonly<{
  kind: TicketKind
  subject: string
  body: string
  /** Address of a visitor; a member's is that of the account. Null: see `parseNotice`. */
  email: string | null
  name: string | null
  orderId?: string | null
  notice?: Notice
  requestId: string
}>

/** What was typed, for a form that is shown again after a refusal. */
export type Typed = Readonly<Record<string, string | boolean | null | undefined>>

const typedKey = 'complaint_typed'
const toldKey = 'ticket_told'

/**
 * Opens a ticket for whoever sends a form of the page, and leads to its page, which says the number.
 * After a refusal, the form is shown again as it was filled in.
 */
export async function sendForm(ctx: HttpContext, ports: Ports, written: Written, typed: Typed) {
  keepTyped(ctx, typed)
  const words = parseWords(String(typed.words ?? ''))
  if (!words.ok && words.refusal === 'words_too_long') return answerRefusal(ctx, words, places)
  const holder = isProved(ctx, written) ? 'owner' : 'writer'
  const files = await sentFiles(ctx, ports)
  // A declaration that the law gives effect to is never refused.
  const isDeclaration = written.kind === 'withdrawal'
  const reserved = isDeclaration ? null : await reserveComplaint(ctx, written.email)
  const sent = await sendComplaint(ports, {
    requestId: written.requestId,
    holder,
    files,
    ticket: {
      siteId: ctx.site.id,
      language: ctx.locale,
      kind: written.kind,
      subject: written.subject,
      body: written.body,
      email: ctx.viewer?.user.email ?? written.email,
      name: written.name ?? ctx.viewer?.profile.name ?? null,
      userId: ctx.viewer?.user.id ?? null,
      orderId: await ownOrderId(ctx, written.orderId),
      notice: written.notice,
    },
  })
  if (!sent.ok) {
    await reserved?.giveBack()
    return answerRefusal(ctx, sent, places)
  }
  keepTyped(ctx, {})
  const { email, id: ticketId, number } = sent.value
  tellOnPage(ctx, ctx.i18n.t(email ? 'complaints.sent' : 'complaints.sent_here', { number }))
  return ctx.response.redirect().toPath(ticketPath(ports, { ticketId, holder }))
}

/** The address is that of a member who confirmed it; or there is none that could be another's. */
function isProved({ viewer }: HttpContext, { email }: Written) {
  return viewer ? hasProvedAddress(viewer) : email === null
}

/** Somebody may sign up with another's address, until they have to confirm it. */
export function hasProvedAddress({ user }: NonNullable<HttpContext['viewer']>) {
  return user.status !== 'not_confirmed'
}

/** The field that shows each refusal. */
export const places = {
  email_invalid: 'email',
  files_not_taken: 'files',
  subject_missing: 'words',
  too_many_messages: 'words',
  words_missing: 'words',
  words_too_long: 'words',
} as const

/** What the page of a ticket says of what was just done; it stays, unlike a toast. */
export function tellOnPage({ session }: HttpContext, text: string) {
  session.flash(toldKey, text)
}

export function toldOnPage({ session }: HttpContext): string | null {
  return session.flashMessages.get(toldKey, null)
}

/** Shown again when the browser is led back to the form. */
export function keepTyped({ session }: HttpContext, typed: Typed) {
  session.flash(typedKey, typed)
}

/** What was typed into the form before it was refused. */
export function typedBefore({ session }: HttpContext): Record<string, string> {
  const typed: Typed = session.flashMessages.get(typedKey) ?? {}
  const texts = Object.entries(typed).filter(([, value]) => value !== null && value !== undefined)
  return Object.fromEntries(texts.map(([name, value]) => [name, String(value)]))
}

/** Somebody else’s order is none, and is not told from an unknown one. */
async function ownOrderId({ viewer }: HttpContext, id: string | null | undefined) {
  if (!viewer || !id) return null
  const order = await Order.query().where({ id, userId: viewer.user.id }).first()
  return order?.id ?? null
}
