import type { HttpContext } from '@adonisjs/core/http'
import { isStillWanted, type PendingAct, type Met } from '#core/accounts/pending_act'
import { isSuspended } from '#core/moderation/measures/suspension'
import { likeMember } from '#core/likes/like'
import type { Ports } from '#core/ports'
import { takeLike } from '#limits/likes_of_member'
import { visitorMaySearch } from '#middleware/routes/search_access_middleware'
import { sendPendingLine } from '#controllers/accounts/pending_line'
import { memberOf } from '#queries/accounts/member_of'
import { findTarget, targetProps } from '#queries/accounts/signup_target'
import { findMember } from '#queries/members/find_member'

const key = 'pending_act'
const metKey = 'met'

/** Notes what a visitor began; the page that asks them to sign up or log in says what it is. */
export function notePendingAct({ session }: HttpContext, pending: PendingAct) {
  session.put(key, pending)
  session.forget('intended_url')
}

/** What the visitor began last; null when that was too long ago, and then no longer kept. */
export function pendingActOf(
  { session }: HttpContext,
  { clock }: Pick<Ports, 'clock'>
): PendingAct | null {
  const pending: PendingAct | undefined = session.get(key)
  if (!pending || isStillWanted(pending, clock.now())) return pending ?? null
  session.forget(key)
  return null
}

/** With whom the member began when they signed up or logged in; null for nobody. */
export function metOf({ session }: HttpContext): Met | null {
  return session.get(metKey, null)
}

/** What the login and the sign-up say of it, and of whom. */
export async function pendingActProps(ctx: HttpContext, ports: Ports) {
  const pending = pendingActOf(ctx, ports)
  const target = pending && (await findTarget(ctx, pending.memberId))
  if (!target) return null
  const person = targetProps(target, ctx.site.settings, visitorMaySearch(ctx))
  return { act: pending.act, line: pending.line?.body ?? null, ...person }
}

/**
 * Does, once, what the visitor began before they signed up or logged in. Returns the path that it
 * leads to; null when there was nothing, or the two may not meet.
 */
export async function finishPendingAct(ctx: HttpContext, ports: Ports, userId: string) {
  const pending = pendingActOf(ctx, ports)
  ctx.session.forget(key)
  if (!pending) return null
  const member = await memberOf(userId)
  if (isSuspended(member.user, ports.clock.now())) return null
  const found = await findMember(pending.memberId, member, ctx.site.id)
  if (!found.ok || pending.memberId === member.profile.id) return null
  if (pending.act === 'like' && (await takeLike(userId, ctx.site.settings))) {
    await likeMember(ports, { profileId: member.profile.id, likedId: pending.memberId })
  }
  const { line, memberId } = pending
  const said = line ? await sendPendingLine(ctx, ports, { userId, memberId, line }) : null
  const met: Met = { memberId, line: said }
  ctx.session.put(metKey, met)
  return pathOf(pending)
}

/** Where a member does it. */
export function pathOf({ act, memberId, photoId }: Omit<PendingAct, 'at'>) {
  const profile = `/members/${memberId}`
  if (act === 'chat') return `${profile}/chat`
  if (act === 'gift') return `${profile}?gift=1`
  return act === 'photo' && photoId ? `${profile}#photo-${photoId}` : profile
}
