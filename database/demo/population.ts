import type { Country } from '#core/sites/countries'
import type { Locale } from '#core/sites/locales'

type Share = Readonly<{ country: Country; language: Locale; members: number }>

/** The number of members of the demo world by country and language. */
export const population: readonly Share[] = [
  { country: 'NL', language: 'nl', members: 24 },
  { country: 'BE', language: 'nl', members: 10 },
  { country: 'BE', language: 'fr', members: 10 },
  { country: 'FR', language: 'fr', members: 24 },
  { country: 'CH', language: 'de', members: 10 },
  { country: 'CH', language: 'fr', members: 6 },
  { country: 'CH', language: 'it', members: 4 },
  { country: 'DE', language: 'de', members: 26 },
  { country: 'AT', language: 'de', members: 16 },
  { country: 'IT', language: 'it', members: 22 },
  { country: 'ES', language: 'es', members: 24 },
  { country: 'PL', language: 'pl', members: 24 },
  { country: 'GB', language: 'en', members: 24 },
  { country: 'IE', language: 'en', members: 16 },
  { country: 'US', language: 'en', members: 20 },
  { country: 'US', language: 'es', members: 6 },
  { country: 'CA', language: 'en', members: 14 },
  { country: 'CA', language: 'fr', members: 4 },
  { country: 'AU', language: 'en', members: 18 },
  { country: 'NZ', language: 'en', members: 16 },
]

/** Countries with fictional profiles, one woman and one man each. */
export const fictionalIn: readonly Country[] = ['NL', 'DE', 'GB', 'FR']
