import Profile from '#models/profile'
import User from '#models/user'

/** The account and what others see of it, with the main picture. */
export async function memberOf(userId: string) {
  const user = await User.findOrFail(userId)
  const profile = await Profile.query().where('user_id', userId).preload('mainPhoto').firstOrFail()
  return { user, profile }
}
