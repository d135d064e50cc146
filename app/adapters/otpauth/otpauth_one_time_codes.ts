import type { DateTime } from 'luxon'
import { Secret, TOTP } from 'otpauth'
import { OneTimeCodes } from '#core/ports/one_time_codes'

const issuer = 'Vonk'
const secretBytes = 20

export class OtpauthOneTimeCodes extends OneTimeCodes {
  makeSecret() {
    return new Secret({ size: secretBytes }).base32
  }

  address(secret: string, account: string) {
    return new TOTP({ issuer, label: account, secret: Secret.fromBase32(secret) }).toString()
  }

  stepOf(secret: string, code: string, now: DateTime) {
    // The package throws an error for anything that takes more bytes.
    if (!/^\d{6}$/.test(code)) return null
    const codes = new TOTP({ secret: Secret.fromBase32(secret) })
    const timestamp = now.toMillis()
    const off = codes.validate({ token: code, timestamp, window: 1 })
    return off === null ? null : codes.counter({ timestamp }) + off
  }
}
