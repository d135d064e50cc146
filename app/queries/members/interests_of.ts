import db from '@adonisjs/lucid/services/db'
import { interests, type Interest } from '#core/profiles/interests'

/** A member's interests in the order of the list, each with whether the viewer shares it. */
export async function interestsOf(profileId: string, viewerId: string | undefined) {
  const rows: { profile_id: string; interest: string }[] = await db
    .from('profile_interests')
    .whereIn('profile_id', viewerId ? [profileId, viewerId] : [profileId])
    .select('profile_id', 'interest')
  const has = (id: string | undefined, interest: Interest) =>
    rows.some((row) => row.profile_id === id && row.interest === interest)
  return interests
    .filter((interest) => has(profileId, interest))
    .map((key) => ({ key, shared: viewerId !== profileId && has(viewerId, key) }))
}

/** What a member has told of their interests. */
export async function toldInterests(profileId: string) {
  const rows = await db.from('profile_interests').where('profile_id', profileId).select('interest')
  return new Set<string>(rows.map(({ interest }) => interest))
}
