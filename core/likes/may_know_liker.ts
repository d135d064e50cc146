import { isPremium } from '#core/accounts/premium'

/**
 * Says whether a member may know who likes them: premium members always, free members once they
 * like back. A fictional profile is never hidden behind a lock: nobody pays to see one (section 6;
 * decisions, Numbers and Honesty).
 */
export function mayKnowLiker(
  member: Readonly<{ paidUser: boolean }>,
  liker: Readonly<{ likedBack: boolean; fictional: boolean }>
) {
  return isPremium(member) || liker.likedBack || liker.fictional
}
