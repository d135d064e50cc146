import { parseDebtor, type DebtorForm } from '#core/payments/direct_debit/debtor'
import { mandateReference, type Debtor } from '#core/payments/direct_debit/mandate'
import { checkMayDebit } from '#core/payments/direct_debit/may_debit'
import { codeOf, sendCode, type SmsText } from '#core/payments/direct_debit/send_code'
import {
  codesCountSince,
  maySendCode,
  codeToSign,
  type Signing,
} from '#core/payments/direct_debit/signing'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse, type Ok, type Refused } from '#core/result'
import { alarmOf } from '#core/sites/alarm'
import { raiseAlarm } from '#core/sites/raise_alarm'
import type { Country } from '#core/sites/countries'
import type { SiteSettings } from '#core/sites/settings/settings'

type RequestPorts = Uses<'clock' | 'events' | 'ids' | 'secrets' | 'sms' | 'unitOfWork'>

type Purchase = Readonly<{
  userId: string
  packageId: string
  /** Cents that will be signed for. */
  amount: number
  limit: number
  settings: Pick<SiteSettings, 'smsPerDay'>
  smsText: SmsText
}>

/**
 * Accepts the form of a direct debit and sends the code that signs it by text message, which voids a
 * code sent before. Returns the signing that the code belongs to. Refuses invalid fields as
 * `parseDebtor` does, as `mayDebit`, `maySendCode` and `sendCode` do, and 'account_not_active'. Rule: docs/product/payments.md, Direct debit.
 */
export function requestSigning(
  ports: RequestPorts,
  { form, country, ...purchase }: Purchase & Readonly<{ form: DebtorForm; country: Country }>
) {
  return startSigning(ports, purchase, async ({ mandates, signings }) => {
    const last =
      (await signings.lastOf(purchase.userId)) ??
      (await mandates.first({ userId: purchase.userId }, 'signedAt desc', 'id desc'))
    return parseDebtor(form, { country, storedIban: last?.iban ?? null })
  })
}

/**
 * Sends another code for the form that was entered before. Refuses 'signing_not_found', and as
 * `requestSigning` does.
 */
export function resendCode(
  ports: RequestPorts,
  { signingId, ...purchase }: Purchase & Readonly<{ signingId: string }>
) {
  return startSigning(ports, purchase, async ({ signings }) => {
    const signing = await signings.find(signingId)
    const isOwn = signing?.userId === purchase.userId && signing.signedAt === null
    return isOwn ? ok<Debtor>(signing) : refuse('signing_not_found')
  })
}

async function startSigning<F extends Refused<string>>(
  ports: RequestPorts,
  purchase: Purchase,
  readDebtor: (repositories: Repositories) => Promise<Ok<Debtor> | F>
) {
  const started = await ports.unitOfWork.run(async (repositories) => {
    const debtor = await readDebtor(repositories)
    return debtor.ok ? writeSigning(repositories, ports, purchase, debtor.value) : debtor
  })
  if (!started.ok) {
    if (started.refusal === 'sms_budget_used_up') await alertSite(ports, purchase.userId)
    return started
  }
  const sent = await sendCode(ports, started.value, purchase)
  return sent.ok ? started : sent
}

async function alertSite(ports: RequestPorts, userId: string) {
  const user = await ports.unitOfWork.run(({ users }) => users.find(userId))
  if (user) await raiseAlarm(ports, alarmOf('sms_budget_used_up', user.siteId, ports.clock.now()))
}

async function writeSigning(
  repositories: Repositories,
  { ids, clock, secrets }: RequestPorts,
  { userId, ...purchase }: Purchase,
  debtor: Debtor
) {
  const { users, signings } = repositories
  // Concurrent requests share one limit of codes.
  const user = await users.lock(userId)
  if (!user) return refuse('account_not_active')
  const { amount, limit, packageId } = purchase
  const terms = { user, packageId, amount, limit, debtor }
  const allowed = await checkMayDebit(repositories, { secrets }, terms)
  if (!allowed.ok) return allowed
  const id = ids.next()
  const createdAt = clock.now()
  const recipient = { userId, phone: debtor.phone }
  const sent = await signings.countSent(recipient, codesCountSince(createdAt))
  const ofSite = await signings.countOfSite(user.siteId, createdAt.minus({ days: 1 }))
  const sendable = maySendCode({ ...sent, ofSite }, purchase.settings)
  if (!sendable.ok) return sendable
  const { accountHolder, iban, street, houseNumber, zip, city, country, phone } = debtor
  const signing: Signing = {
    id,
    userId,
    accountHolder,
    iban,
    street,
    houseNumber,
    zip,
    city,
    country,
    phone,
    reference: mandateReference(id, createdAt),
    digest: secrets.sign(codeToSign(id, codeOf({ secrets }, id))),
    tries: 0,
    createdAt,
    signedAt: null,
  }
  await signings.add(signing)
  return ok(signing)
}
