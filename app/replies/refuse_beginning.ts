import type { HttpContext } from '@adonisjs/core/http'
import type { beginConversation } from '#core/messaging/begin_conversation'
import { refuseAction } from '#replies/refusals'
import { notFound } from '#replies/not_found'

type Begun = Awaited<ReturnType<typeof beginConversation>>

/** Who is unknown and who blocked look the same; any other refusal has its text. */
export function refuseBeginning(
  ctx: HttpContext,
  { refusal, details }: Exclude<Begun, { ok: true }>
) {
  if (refusal === 'member_not_found' || refusal === 'blocked') return notFound(ctx)
  return refuseAction(ctx, { ok: false, refusal, details })
}
