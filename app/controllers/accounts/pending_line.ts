import type { HttpContext } from '@adonisjs/core/http'
import type { PendingLine } from '#core/accounts/pending_act'
import { sendIfFree } from '#core/messaging/send_if_free'
import type { Ports } from '#core/ports'

const key = 'ready_line'

/** Words that wait in the conversation with a member, by profile id, until they are sent. */
type ReadyLine = Readonly<{ memberId: string; body: string }>

type Said = Readonly<{ userId: string; memberId: string; line: PendingLine }>

/** Sends the line of a landing while that is free; otherwise it waits in the composer. */
export async function sendPendingLine(
  ctx: HttpContext,
  ports: Ports,
  { line, memberId, userId }: Said
) {
  const { settings } = ctx.site
  const sent = await sendIfFree(ports, { userId, partnerId: memberId, settings, ...line })
  if (sent.ok) return 'sent'
  keepReadyLine(ctx, { memberId, body: line.body })
  return 'ready'
}

export function keepReadyLine({ session }: HttpContext, line: ReadyLine) {
  session.put(key, line)
}

/** Takes the words for the composer of this conversation, once; null where none wait. */
export function takeReadyLine({ session }: HttpContext, memberId: string): string | null {
  const ready: ReadyLine | null = session.get(key, null)
  if (ready?.memberId !== memberId) return null
  session.forget(key)
  return ready.body
}
