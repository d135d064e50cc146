import { ok, refuse, type Result } from '#core/result'
import type { Country } from '#core/sites/countries'

/** How a country numbers its mobile phones. */
type NumberingPlan = Readonly<{
  callingCode: string
  /** The prefix of a number dialled within the country. */
  trunkPrefix: string
  mobile: RegExp
}>

/**
 * The countries of direct debit only: text messages to numbers elsewhere are how SMS codes are
 * abused, at the site's cost.
 */
const plans: Partial<Record<Country, NumberingPlan>> = {
  NL: { callingCode: '31', trunkPrefix: '0', mobile: /^6\d{8}$/ },
  BE: { callingCode: '32', trunkPrefix: '0', mobile: /^4\d{8}$/ },
  DE: { callingCode: '49', trunkPrefix: '0', mobile: /^1[567]\d{8,9}$/ },
  AT: { callingCode: '43', trunkPrefix: '0', mobile: /^6\d{6,12}$/ },
  FR: { callingCode: '33', trunkPrefix: '0', mobile: /^[67]\d{8}$/ },
  ES: { callingCode: '34', trunkPrefix: '', mobile: /^[67]\d{8}$/ },
  IT: { callingCode: '39', trunkPrefix: '', mobile: /^3\d{8,9}$/ },
  IE: { callingCode: '353', trunkPrefix: '0', mobile: /^8\d{8}$/ },
}

export type PhoneRefusal = 'phone_required' | 'phone_invalid'

/**
 * Parses a mobile number as people type it into E.164: with + or 00 and the calling code, or as
 * dialled within `country`. Refuses 'phone_required', and 'phone_invalid' for a number that is not
 * mobile or of a country without direct debit.
 */
export function parseMobileNumber(typed: string, country: Country): Result<string, PhoneRefusal> {
  const digits = typed
    .replace(/[\s()./\p{Pd}\p{Default_Ignorable_Code_Point}]/gu, '')
    .replace(/^00/, '+')
  if (digits === '') return refuse('phone_required')
  const number = digits.startsWith('+')
    ? parseInternational(digits.slice(1))
    : parseNational(digits, country)
  return number === null ? refuse('phone_invalid') : ok(number)
}

function parseNational(digits: string, country: Country) {
  const plan = plans[country]
  if (!plan) return null
  const { callingCode, trunkPrefix, mobile } = plan
  if (!digits.startsWith(trunkPrefix)) return null
  const rest = digits.slice(trunkPrefix.length)
  return mobile.test(rest) ? `+${callingCode}${rest}` : null
}

/** Many write the trunk prefix after the calling code, as in +31 (0)6. */
function parseInternational(digits: string) {
  for (const { callingCode, trunkPrefix, mobile } of Object.values(plans)) {
    if (!digits.startsWith(callingCode)) continue
    const rest = digits.slice(callingCode.length)
    const number = rest.startsWith(trunkPrefix) ? rest.slice(trunkPrefix.length) : rest
    if (mobile.test(number)) return `+${callingCode}${number}`
  }
  return null
}
