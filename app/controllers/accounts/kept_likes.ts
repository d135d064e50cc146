import type { HttpContext } from '@adonisjs/core/http'
import { parseKeptLikes } from '#core/landers/kept_likes'
import { likeMember } from '#core/likes/like'
import type { Ports } from '#core/ports'
import { memberOf } from '#queries/accounts/member_of'
import { keptLikesValidator } from '#validators/accounts/signup'

const key = 'kept_likes'

/** Notes whom a visitor liked on a lander, as the form that led here says. */
export async function noteKeptLikes({ request, session }: HttpContext) {
  const [, asked] = await keptLikesValidator.tryValidate(request.qs())
  const likes = parseKeptLikes(asked?.likes ?? '')
  if (likes.length > 0) session.put(key, likes)
}

/** Gives them, once; those whom the new member may not meet are left out. */
export async function giveKeptLikes({ session }: HttpContext, ports: Ports, userId: string) {
  const likes: readonly string[] = session.pull(key, [])
  if (likes.length === 0) return
  const { profile } = await memberOf(userId)
  for (const likedId of likes) await likeMember(ports, { profileId: profile.id, likedId })
}
