import type { DateTime } from 'luxon'
import type { SignedInAdmin } from '#core/admin/admin'
import { firstRefused } from '#core/admin/fictional/first_refused'
import { performAct } from '#core/admin/perform_act'
import { areAccepted, refuseFields } from '#core/field_refusals'
import type { Uses } from '#core/ports'
import { parseProfileFields, valuesOf, type ProfileForm } from '#core/profiles/edit_profile'
import { sexualityOf } from '#core/profiles/orientation'
import type { Profile } from '#core/profiles/profile'
import { ok, refuse } from '#core/result'
import type { Locale } from '#core/sites/locales'
import type { SiteSettings } from '#core/sites/settings/settings'
import { noTracking } from '#core/users/tracking'
import type { User } from '#core/users/user'

type Creating = Readonly<{
  by: SignedInAdmin
  siteId: string
  /** In which it answers, and in which its texts are. */
  language: Locale
  form: ProfileForm
  settings: SiteSettings
}>

/**
 * Makes a fictional profile, which is off at first: nobody finds it. Its account has no e-mail address
 * and no password, so that nobody ever logs in as it. Returns the `profileId`. Refuses as `performAct`
 * does, 'site_not_found', and as `editProfile` does for the first refused field. Rule: docs/product/back-office.md, Fictional profiles.
 */
export function createFictional(
  ports: Uses<'clock' | 'ids' | 'secrets' | 'unitOfWork'>,
  creating: Creating
) {
  const { by, form, settings, siteId } = creating
  const profileId = ports.ids.next()
  const on = { kind: 'fictional', id: profileId } as const
  const act = { by, right: 'edit_fictional', on, siteId, reason: null } as const
  return performAct(ports, act, async (_, { profiles, sites, users }) => {
    if (!(await sites.find(siteId))) return refuse('site_not_found')
    const now = ports.clock.now()
    const siteNames = await sites.names()
    const parsing = { settings, siteNames, today: now, email: '' }
    const fields = parseProfileFields(form, null, parsing)
    if (!areAccepted(fields)) return firstRefused(refuseFields(fields))
    const record = { profileId, userId: ports.ids.next(), now }
    await users.add(userOf(creating, record))
    await profiles.add(profileOf(creating, record, valuesOf(fields)))
    await profiles.setInterests(profileId, form.interests)
    return ok({ after: { created: true }, value: { profileId } })
  })
}

type NewRecord = Readonly<{ profileId: string; userId: string; now: DateTime }>

function userOf({ form, language, siteId }: Creating, { now, userId }: NewRecord): User {
  return {
    id: userId,
    siteId,
    email: null,
    passwordHash: null,
    status: 'active',
    banReason: null,
    suspendedUntil: null,
    language,
    country: form.country,
    timeZone: 'UTC',
    paidUser: false,
    credits: 0,
    freeMessagesUsed: 0,
    signupDate: now,
    confirmedAt: now,
    lastSeenAt: now,
    consentVersion: null,
    consentAt: null,
    consentsAnswered: null,
    notificationsDisabled: [],
    ...noTracking,
  }
}

function profileOf(
  { form, siteId }: Creating,
  { now, profileId, userId }: NewRecord,
  parsed: ReturnType<typeof valuesOf>
): Profile {
  const { country, gender, regionId, seeking, traits } = form
  return {
    id: profileId,
    userId,
    siteId,
    status: 'disabled',
    gender,
    sexuality: sexualityOf(gender, seeking),
    birthDateChangedAt: null,
    country,
    regionId,
    ...parsed,
    ...traits,
    fictional: true,
    invisible: false,
    wishesInvisible: false,
    withdrawn: false,
    ownSiteOnly: false,
    openToVisitors: true,
    advertised: false,
    captioned: false,
    mainPhotoId: null,
    lastActiveAt: now,
    createdAt: now,
  }
}
