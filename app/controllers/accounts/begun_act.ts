import type { HttpContext } from '@adonisjs/core/http'
import { isStillWanted, type Begun } from '#core/accounts/begun_act'
import { isSuspended } from '#core/moderation/measures/suspension'
import { likeMember } from '#core/likes/like'
import type { Ports } from '#core/ports'
import { visitorMaySearch } from '#middleware/search_access_middleware'
import { memberOf } from '#queries/accounts/member_of'
import { findTarget, targetProps } from '#queries/accounts/signup_target'
import { findMember } from '#queries/members/find_member'

const key = 'begun_act'

/** Notes what a visitor began; the page that asks them to sign up or log in says what it is. */
export function noteBegun({ session }: HttpContext, begun: Begun) {
  session.put(key, begun)
  session.forget('intended_url')
}

/** What the visitor began last; null when that was too long ago. */
export function begunBy(ctx: HttpContext, { clock }: Pick<Ports, 'clock'>): Begun | null {
  const begun: Begun | undefined = ctx.session.get(key)
  return begun && isStillWanted(begun, clock.now()) ? begun : null
}

/** What the login says of it, and of whom. */
export async function begunProps(ctx: HttpContext, ports: Ports) {
  const begun = begunBy(ctx, ports)
  const target = begun && (await findTarget(ctx, begun.memberId))
  if (!target) return null
  return { act: begun.act, ...targetProps(target, ctx.site.settings, visitorMaySearch(ctx)) }
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
  if (begun.act === 'like') {
    await likeMember(ports, { profileId: member.profile.id, likedId: begun.memberId })
  }
  return pathOf(begun)
}

/** Where a member does it. */
export function pathOf({ act, memberId, photoId }: Omit<Begun, 'at'>) {
  const profile = `/members/${memberId}`
  if (act === 'chat') return `${profile}/chat`
  if (act === 'gift') return `${profile}?gift=1`
  return act === 'photo' && photoId ? `${profile}#photo-${photoId}` : profile
}
