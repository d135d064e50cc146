import { veiledCount } from '#core/likes/veiled_count'
import { mayKnowVisitor } from '#core/discovery/visits/visit'
import type { Uses } from '#core/ports'
import { isPremium } from '#core/users/premium'
import type { Member } from '#models/member'
import { countVisits } from '#queries/discovery/visit_rows'
import { countRealLikers, countUnknownLikers } from '#queries/likes/count_likes'

type Needs = Uses<'clock' | 'unitOfWork'>

/** How many likers a member is told of whom they may not know. */
export async function countVeiledLikes(ports: Needs, { user, profile }: Member) {
  if (isPremium(user)) return 0
  const whose = { profileId: profile.id, kind: 'like' } as const
  return veiledCount(ports, whose, () => countUnknownLikers(profile.id))
}

/** How many real members like a member, as they are told: those they may know, and the number behind the veils. */
export async function countToldLikers(ports: Needs, member: Member) {
  return (await countRealLikers(member)) + (await countVeiledLikes(ports, member))
}

/** How many visitors a member is told of whom they may not know. */
export async function countVeiledVisits(ports: Needs, { user, profile }: Member) {
  if (mayKnowVisitor(user)) return 0
  const whose = { profileId: profile.id, kind: 'visit' } as const
  return veiledCount(ports, whose, () => countVisits({ list: 'received', profileId: profile.id }))
}
