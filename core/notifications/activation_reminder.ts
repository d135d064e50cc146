import type { User } from '#core/accounts/user'
import type { Profile } from '#core/profiles/profile'

/**
 * Says whether to remind a signed-in member of the activation mail (section 2, Banners): while
 * neither user nor profile is active, and mail reaches them at all.
 */
export function needsActivationReminder(
  user: Pick<User, 'status' | 'notificationsDisabled'>,
  profile: Pick<Profile, 'status'>
) {
  const waits = user.status === 'not_confirmed' && profile.status === 'disabled'
  return waits && user.notificationsDisabled.length === 0
}
