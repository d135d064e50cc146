import type { DateTime } from 'luxon'
import { OneTimeCodes } from '#core/ports/one_time_codes'

/** The code of a half minute is its number, by its last six digits; secrets differ by nothing. */
export class FakeOneTimeCodes extends OneTimeCodes {
  makeSecret() {
    return 'JBSWY3DPEHPK3PXP'
  }

  address(secret: string, account: string) {
    return `otpauth://totp/${account}?secret=${secret}`
  }

  codeAt(now: DateTime) {
    return String(stepAt(now)).slice(-6)
  }

  stepOf(_secret: string, code: string, now: DateTime) {
    const step = stepAt(now)
    return [step - 1, step, step + 1].find((one) => String(one).slice(-6) === code) ?? null
  }
}

function stepAt(now: DateTime) {
  return Math.floor(now.toSeconds() / 30)
}
