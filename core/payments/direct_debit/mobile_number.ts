import { ok, refuse, type Result } from '#core/result'
import type { Country } from '#core/sites/countries'

/**
 * Mobile numbers of the countries of direct debit: their calling code, what stands before a number
 * at home, and what it looks like. No others: text messages to far-off numbers are how codes are
 * abused, at the site's cost.
 */
const plans: Partial<Record<Country, readonly [code: string, trunk: string, mobile: RegExp]>> = {
  NL: ['31', '0', /^6\d{8}$/],
  BE: ['32', '0', /^4\d{8}$/],
  DE: ['49', '0', /^1[567]\d{8,9}$/],
  AT: ['43', '0', /^6\d{6,12}$/],
  FR: ['33', '0', /^[67]\d{8}$/],
  ES: ['34', '', /^[67]\d{8}$/],
  IT: ['39', '', /^3\d{8,9}$/],
  IE: ['353', '0', /^8\d{8}$/],
}

export type PhoneRefusal = 'phone_required' | 'phone_invalid'

/**
 * Reads a mobile number as people type it into E.164: with + or 00 and the country, or as it is
 * dialled at home in `country`. Refuses 'phone_required', and 'phone_invalid' for anything that
 * takes no text messages, or is of a country without direct debit.
 */
export function parseMobileNumber(typed: string, country: Country): Result<string, PhoneRefusal> {
  const signs = typed.replace(/[\s().\-/\u200B-\u200F\uFEFF]/g, '').replace(/^00/, '+')
  if (signs === '') return refuse('phone_required')
  if (!/^\+?\d{6,16}$/.test(signs)) return refuse('phone_invalid')
  const found = signs.startsWith('+') ? abroad(signs.slice(1)) : atHome(signs, country)
  return found === null ? refuse('phone_invalid') : ok(found)
}

function atHome(digits: string, country: Country) {
  const plan = plans[country]
  if (!plan) return null
  const [code, trunk, mobile] = plan
  if (!digits.startsWith(trunk)) return null
  const rest = digits.slice(trunk.length)
  return mobile.test(rest) ? `+${code}${rest}` : null
}

/** Many write the zero of home behind the country, as in +31 (0)6. */
function abroad(digits: string) {
  for (const [code, trunk, mobile] of Object.values(plans)) {
    if (!digits.startsWith(code)) continue
    const rest = digits.slice(code.length)
    const bare = trunk && rest.startsWith(trunk) ? rest.slice(trunk.length) : rest
    if (mobile.test(bare)) return `+${code}${bare}`
  }
  return null
}
