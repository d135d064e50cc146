import Profile from '#models/profile'
import User from '#models/user'

/** The account and its profile. */
export async function memberOf(userId: string) {
  const user = await User.findOrFail(userId)
  const profile = await Profile.findByOrFail('userId', userId)
  return { user, profile }
}
