import type { DateTime } from 'luxon'
import type { Uses } from '#core/ports'

type Consent = Readonly<{ userId: string; termsVersion: DateTime }>

/**
 * Records a member's consent to a version of the terms and the privacy statement. Consent to a later
 * version is never replaced. Rule: docs/product/accounts.md, Consent to the terms.
 */
export async function agreeToTerms(
  { clock, unitOfWork }: Uses<'clock' | 'unitOfWork'>,
  { userId, termsVersion }: Consent
) {
  await unitOfWork.run(async ({ users }) => {
    const user = await users.lock(userId)
    if (!user || (user.consentVersion && user.consentVersion >= termsVersion)) return
    await users.update(userId, { consentVersion: termsVersion, consentAt: clock.now() })
  })
}
