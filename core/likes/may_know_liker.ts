import { isPremium } from '#core/users/premium'

/**
 * Whether a member may know who likes them: premium members always, free members once they like
 * back. A fictional profile is never hidden: nobody pays to see one.
 * Rule: docs/product/likes.md, Who may know a liker.
 */
export function mayKnowLiker(
  member: Readonly<{ paidUser: boolean }>,
  liker: Readonly<{ likedBack: boolean; fictional: boolean }>
) {
  return isPremium(member) || liker.likedBack || liker.fictional
}
