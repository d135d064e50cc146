import type { UserStatus } from '#core/accounts/user'
import { isGone } from '#core/messaging/may_write'

/**
 * Whether a partner hears that a member types: not when they would not get the message either,
 * because the writer is not confirmed or the partner is gone (section 4).
 */
export function mayTellTyping(writer: UserStatus, partner: UserStatus) {
  return writer === 'active' && !isGone(partner)
}
