import type { Actor } from '#core/admin/admin'
import { memberAct, parseReason, type OnMember } from '#core/admin/members/member_act'
import type { Uses } from '#core/ports'
import { parseBirthDate, type BirthDateParts } from '#core/profiles/age'
import { seekingOf, sexualityOf } from '#core/profiles/orientation'
import type { Gender } from '#core/profiles/profile'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

type CorrectPorts = Uses<'clock' | 'secrets' | 'unitOfWork'>
type Correction = OnMember & Readonly<{ by: Actor; reason: string }>

/**
 * Corrects a member's date of birth, also when the member has used their own correction. The dates
 * stay out of the audit log. Refuses as `memberAct` and `parseBirthDate` do, 'reason_missing', and
 * 'nothing_changed'. Rule: docs/product/back-office.md, Members.
 */
export function correctBirthDate(
  ports: CorrectPorts,
  {
    by,
    dateOfBirth: parts,
    reason: typed,
    settings: { minAge },
    userId,
  }: Correction & Readonly<{ dateOfBirth: BirthDateParts; settings: Pick<SiteSettings, 'minAge'> }>
) {
  const reason = parseReason(typed)
  const act = { by, right: 'change_member', userId, reason } as const
  return memberAct(ports, act, async (_, { profiles }, { timeZone }) => {
    if (reason === null) return refuse('reason_missing')
    const profile = await profiles.first({ userId })
    if (!profile) return refuse('member_not_found')
    const now = ports.clock.now()
    const born = parseBirthDate(parts, now.setZone(timeZone), minAge)
    if (!born.ok) return born
    if (born.value.hasSame(profile.dateOfBirth, 'day')) return refuse('nothing_changed')
    const change = { dateOfBirth: born.value, birthDateChangedAt: now }
    await profiles.update(profile.id, change)
    return ok({ after: { corrected: 'date_of_birth' }, value: undefined })
  })
}

/**
 * Corrects a member's gender; whom they look for stays. Refuses as `memberAct` does,
 * 'reason_missing', and 'nothing_changed'. Rule: docs/product/back-office.md, Members.
 */
export function correctGender(
  ports: CorrectPorts,
  { by, gender, reason: typed, userId }: Correction & Readonly<{ gender: Gender }>
) {
  const reason = parseReason(typed)
  const act = { by, right: 'change_member', userId, reason } as const
  return memberAct(ports, act, async (_, { profiles }) => {
    if (reason === null) return refuse('reason_missing')
    const profile = await profiles.first({ userId })
    if (!profile) return refuse('member_not_found')
    if (profile.gender === gender) return refuse('nothing_changed')
    await profiles.update(profile.id, {
      gender,
      sexuality: sexualityOf(gender, seekingOf(profile)),
    })
    return ok({ before: { gender: profile.gender }, after: { gender }, value: undefined })
  })
}
