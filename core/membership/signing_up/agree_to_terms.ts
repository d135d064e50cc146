import type { DateTime } from 'luxon'
import type { Uses } from '#core/ports'

type Consent = Readonly<{ userId: string; termsVersion: DateTime }>

/**
 * Keeps that a member agrees to the terms and the privacy statement of a version, and when
 * (section 5). An earlier consent to a later version stands: it never goes back.
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
