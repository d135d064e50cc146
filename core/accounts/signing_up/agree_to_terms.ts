import type { DateTime } from 'luxon'
import type { Uses } from '#core/ports'

type Consent = Readonly<{ userId: string; termsVersion: DateTime }>

/**
 * Records a member's consent to a version of the terms, on the account and in the log of consents. One
 * to a later version is never replaced. Rule: docs/product/accounts.md, Consent to the terms.
 */
export async function agreeToTerms(
  { clock, ids, unitOfWork }: Uses<'clock' | 'ids' | 'unitOfWork'>,
  { userId, termsVersion }: Consent
) {
  await unitOfWork.run(async ({ consents, users }) => {
    const user = await users.lock(userId)
    if (!user || (user.consentVersion && user.consentVersion >= termsVersion)) return
    const at = clock.now()
    await users.update(userId, { consentVersion: termsVersion, consentAt: at })
    const line = { kind: 'terms', given: true, version: termsVersion, place: 'terms' } as const
    await consents.add({ id: ids.next(), userId, ...line, at })
  })
}
