import { castMembers } from '#database/demo/cast'
import { agreedToOldTerms } from '#database/demo/consents'

/** The members of the demo world who can sign in and are asked nothing first, such as to agree to new terms. */
export async function membersWhoSignIn() {
  const cast = await castMembers()
  const outdated = agreedToOldTerms(cast)
  return cast.filter((one) => !one.fictional && !one.lead && !outdated.has(one.number))
}
