import type { Standing, UserStatus } from '#core/users/user'
import { isGone } from '#core/messaging/may_write'

/**
 * Whether a partner is shown that a member is typing: only if they would receive the message, so not
 * from an unconfirmed writer nor for a partner who is gone or suspended. Rule: docs/product/messaging.md, Typing.
 */
export function mayShowTyping(writer: UserStatus, partner: Standing) {
  return writer === 'active' && partner !== 'suspended' && !isGone(partner)
}
