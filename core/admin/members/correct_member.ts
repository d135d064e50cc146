import type { DateTime } from 'luxon'
import type { Actor } from '#core/admin/admin'
import { memberAct, parseReason, type OnMember } from '#core/admin/members/member_act'
import { tellCorrection } from '#core/admin/members/member_correction'
import { parseFacts } from '#core/moderation/measures/measure'
import type { Uses } from '#core/ports'
import { parseBirthDate, type BirthDateParts } from '#core/profiles/age'
import { seekingOf, sexualityOf } from '#core/profiles/orientation'
import type { Gender } from '#core/profiles/profile'
import { ok, refuse } from '#core/result'
import type { SiteSettings } from '#core/sites/settings/settings'

type CorrectPorts = Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>
type Correction = OnMember &
  Readonly<{
    by: Actor
    /** Why, for the audit log. */
    reason: string
    /** Why, as the member reads it in their language. */
    facts: string
  }>

/**
 * Corrects a member's date of birth, also when the member has used their own correction, and mails
 * them why. The dates stay out of the audit log. Refuses as `memberAct`, `parseFacts` and
 * `parseBirthDate` do, 'reason_missing', and 'nothing_changed'. Rule: docs/product/back-office.md, Members.
 */
export function correctBirthDate(
  ports: CorrectPorts,
  {
    by,
    dateOfBirth: parts,
    facts: typedFacts,
    reason: typed,
    settings: { minAge },
    userId,
  }: Correction & Readonly<{ dateOfBirth: BirthDateParts; settings: Pick<SiteSettings, 'minAge'> }>
) {
  const reason = parseReason(typed)
  const act = { by, right: 'change_member', userId, reason } as const
  return memberAct(ports, act, async (within, repositories, { timeZone }) => {
    if (reason === null) return refuse('reason_missing')
    const facts = parseFacts(typedFacts)
    if (!facts.ok) return facts
    const { profiles } = repositories
    const profile = await profiles.first({ userId })
    if (!profile) return refuse('member_not_found')
    const now = ports.clock.now()
    const born = parseBirthDate(parts, now.setZone(timeZone), minAge)
    if (!born.ok) return born
    if (born.value.hasSame(profile.dateOfBirth, 'day')) return refuse('nothing_changed')
    const change = { dateOfBirth: born.value, birthDateChangedAt: now }
    await profiles.update(profile.id, change)
    await tellCorrection(within, repositories, {
      userId,
      kind: 'date_of_birth',
      before: dayOf(profile.dateOfBirth),
      after: dayOf(born.value),
      facts: facts.value,
      movementId: null,
      correctedBy: by.adminId,
    })
    return ok({ after: { corrected: 'date_of_birth' }, value: undefined })
  })
}

/**
 * Corrects a member's gender, and mails them why; whom they look for stays. Refuses as `memberAct`
 * and `parseFacts` do, 'reason_missing', and 'nothing_changed'. Rule: docs/product/back-office.md, Members.
 */
export function correctGender(
  ports: CorrectPorts,
  {
    by,
    facts: typedFacts,
    gender,
    reason: typed,
    userId,
  }: Correction & Readonly<{ gender: Gender }>
) {
  const reason = parseReason(typed)
  const act = { by, right: 'change_member', userId, reason } as const
  return memberAct(ports, act, async (within, repositories) => {
    if (reason === null) return refuse('reason_missing')
    const facts = parseFacts(typedFacts)
    if (!facts.ok) return facts
    const { profiles } = repositories
    const profile = await profiles.first({ userId })
    if (!profile) return refuse('member_not_found')
    if (profile.gender === gender) return refuse('nothing_changed')
    await profiles.update(profile.id, {
      gender,
      sexuality: sexualityOf(gender, seekingOf(profile)),
    })
    await tellCorrection(within, repositories, {
      userId,
      kind: 'gender',
      before: profile.gender,
      after: gender,
      facts: facts.value,
      movementId: null,
      correctedBy: by.adminId,
    })
    return ok({ before: { gender: profile.gender }, after: { gender }, value: undefined })
  })
}

function dayOf(date: DateTime) {
  return date.toISODate() ?? ''
}
