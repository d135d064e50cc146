import type { User } from '#core/users/user'

/**
 * Whether somebody is a premium member: from the first bundle on, for ever, also without credits. A
 * visitor never is. Rule: docs/product/accounts.md, Free and premium members.
 */
export function isPremium(somebody: Pick<User, 'paidUser'> | null | undefined) {
  return somebody?.paidUser === true
}
