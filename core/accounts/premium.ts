import type { User } from '#core/accounts/user'

/**
 * Whether somebody is premium: a member is from the first bundle on, for ever and with no credits
 * left as well; a visitor never is (sections 1 and 4). Every gate of section 6 asks here.
 */
export function isPremium(somebody: Pick<User, 'paidUser'> | null | undefined) {
  return somebody?.paidUser === true
}
