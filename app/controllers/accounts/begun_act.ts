import type { HttpContext } from '@adonisjs/core/http'
import { isStillWanted, type Begun, type BegunWith } from '#core/accounts/begun_act'
import { isSuspended } from '#core/moderation/measures/suspension'
import { likeMember } from '#core/likes/like'
import type { Ports } from '#core/ports'
import { takeLike } from '#limits/likes_of_member'
import { visitorMaySearch } from '#middleware/search_access_middleware'
import { sayBegun } from '#controllers/accounts/begun_line'
import { memberOf } from '#queries/accounts/member_of'
import { findTarget, targetProps } from '#queries/accounts/signup_target'
import { findMember } from '#queries/members/find_member'

const key = 'begun_act'
const metKey = 'begun_with'

/** Notes what a visitor began; the page that asks them to sign up or log in says what it is. */
export function noteBegun({ session }: HttpContext, begun: Begun) {
  session.put(key, begun)
  session.forget('intended_url')
}

/** What the visitor began last; null when that was too long ago, and then no longer kept. */
export function begunBy({ session }: HttpContext, { clock }: Pick<Ports, 'clock'>): Begun | null {
  const begun: Begun | undefined = session.get(key)
  if (!begun || isStillWanted(begun, clock.now())) return begun ?? null
  session.forget(key)
  return null
}

/** With whom the member began when they signed up or logged in; null for nobody. */
export function begunWith({ session }: HttpContext): BegunWith | null {
  return session.get(metKey, null)
}

/** What the login and the sign-up say of it, and of whom. */
export async function begunProps(ctx: HttpContext, ports: Ports) {
  const begun = begunBy(ctx, ports)
  const target = begun && (await findTarget(ctx, begun.memberId))
  if (!target) return null
  const person = targetProps(target, ctx.site.settings, visitorMaySearch(ctx))
  return { act: begun.act, line: begun.line?.body ?? null, ...person }
}

/**
 * Does, once, what the visitor began before they signed up or logged in. Returns the path that it
 * leads to; null when there was nothing, or the two may not meet.
 */
export async function finishBegun(ctx: HttpContext, ports: Ports, userId: string) {
  const begun = begunBy(ctx, ports)
  ctx.session.forget(key)
  if (!begun) return null
  const member = await memberOf(userId)
  if (isSuspended(member.user, ports.clock.now())) return null
  const found = await findMember(begun.memberId, member, ctx.site.id)
  if (!found.ok || begun.memberId === member.profile.id) return null
  if (begun.act === 'like' && (await takeLike(userId, ctx.site.settings))) {
    await likeMember(ports, { profileId: member.profile.id, likedId: begun.memberId })
  }
  const { line, memberId } = begun
  const said = line ? await sayBegun(ctx, ports, { userId, memberId, line }) : null
  const met: BegunWith = { memberId, line: said }
  ctx.session.put(metKey, met)
  return pathOf(begun)
}

/** Where a member does it. */
export function pathOf({ act, memberId, photoId }: Omit<Begun, 'at'>) {
  const profile = `/members/${memberId}`
  if (act === 'chat') return `${profile}/chat`
  if (act === 'gift') return `${profile}?gift=1`
  return act === 'photo' && photoId ? `${profile}#photo-${photoId}` : profile
}
