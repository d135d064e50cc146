import { interests, type Interest } from '#core/profiles/interests'
import { read } from '#queries/read'

/** A member's interests in the order of the list, with whether the viewer shares each. */
export async function interestsOf(profileId: string, viewerId: string | undefined) {
  const rows = await read<{ profileId: string; interest: Interest }>('profile_interests')
    .whereIn('profile_id', viewerId ? [profileId, viewerId] : [profileId])
    .select('profile_id', 'interest')
  const has = (id: string | undefined, interest: Interest) =>
    rows.some((row) => row.profileId === id && row.interest === interest)
  return interests
    .filter((interest) => has(profileId, interest))
    .map((key) => ({ key, shared: viewerId !== profileId && has(viewerId, key) }))
}

/** A member's own interests. */
export async function interestSetOf(profileId: string) {
  const rows = await read<{ interest: Interest }>('profile_interests')
    .where('profile_id', profileId)
    .select('interest')
  return new Set(rows.map(({ interest }) => interest))
}
