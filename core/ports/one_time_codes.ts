import type { DateTime } from 'luxon'

/** Codes of six digits that an app makes anew every half minute from a shared secret (TOTP). */
export abstract class OneTimeCodes {
  /** A new secret, in base 32. */
  abstract makeSecret(): string
  /** The address (otpauth:) that an app reads from a QR code. */
  abstract address(secret: string, account: string): string
  /**
   * The half minute (counted from 1970) whose code this is: the one now, or one beside it, as clocks
   * differ; null for a wrong code.
   */
  abstract stepOf(secret: string, code: string, now: DateTime): number | null
}
