import { DateTime } from 'luxon'
import type { SignUpInput } from '#core/accounts/signing_up/sign_up'
import { noTracking } from '#core/users/tracking'
import { defaultSettings } from '#core/sites/settings/settings'
import { ada } from '#tests/support/people/people'

/** Eva's sign-up; all of it is valid. */
export const evasInput: SignUpInput = {
  siteId: ada().user.siteId,
  settings: defaultSettings,
  email: ' Eva@Example.com',
  name: ' Eva ',
  password: 'eva likes coffee',
  dateOfBirth: { year: 1999, month: 12, day: 31 },
  gender: 'female',
  seeking: 'both',
  country: 'NL',
  regionId: 7,
  place: { id: 70, regionId: 7, country: 'NL' },
  consent: true,
  lookingForConsent: true,
  seenBy: 'members',
  ownSiteOnly: false,
  termsVersion: DateTime.utc(2023, 12, 1, 12),
  language: 'nl',
  timeZone: 'Europe/Amsterdam',
  tracking: { ...noTracking, network: 'sparks', sub1: 'banner 3' },
  signupMessage: ' Koffie? ',
  interests: [],
}
