import app from '@adonisjs/core/services/app'
import { Ports } from '#core/ports'
import Profile from '#models/profile'
import User from '#models/user'
import { keptFor } from '#queries/kept_for'
import { countToldLikers } from '#queries/likes/veiled_counts'

const lifetime = 60_000
const counts = keptFor(lifetime, readCount)

/**
 * How many real, active members like somebody, by profile id: as they are told themselves, who could else find out
 * here whom a veil keeps from them.
 */
export const likesOf = counts.get

/** For tests. */
export const invalidateLikesOf = counts.forget

async function readCount(id: string) {
  const profile = await Profile.find(id)
  const user = profile && (await User.find(profile.userId))
  return user ? countToldLikers(await app.container.make(Ports), { user, profile }) : 0
}
