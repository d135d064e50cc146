import { accountSamples } from '#tests/contracts/repositories/samples/accounts'
import { adminSamples } from '#tests/contracts/repositories/samples/admin'
import { complaintSamples } from '#tests/contracts/repositories/samples/complaints'
import { creditSamples } from '#tests/contracts/repositories/samples/credits'
import { directDebitSamples } from '#tests/contracts/repositories/samples/direct_debit'
import { discoverySamples } from '#tests/contracts/repositories/samples/discovery'
import { likeSamples } from '#tests/contracts/repositories/samples/likes'
import { messagingSamples } from '#tests/contracts/repositories/samples/messaging'
import { moderationSamples } from '#tests/contracts/repositories/samples/moderation'
import { paymentSamples } from '#tests/contracts/repositories/samples/payments'
import { profileSamples } from '#tests/contracts/repositories/samples/profiles'
import { siteSamples } from '#tests/contracts/repositories/samples/sites'
import type { Samples } from '#tests/contracts/repositories/samples/sample'

/** Rows of each table, for the contract of all repositories; without one it does not compile. */
export const samples: Samples = {
  ...accountSamples,
  ...adminSamples,
  ...complaintSamples,
  ...creditSamples,
  ...directDebitSamples,
  ...discoverySamples,
  ...likeSamples,
  ...messagingSamples,
  ...moderationSamples,
  ...paymentSamples,
  ...profileSamples,
  ...siteSamples,
}
