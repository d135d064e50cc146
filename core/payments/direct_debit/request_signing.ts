import { acceptDebtor, type DebtorForm } from '#core/payments/direct_debit/debtor'
import { mandateReference, type Debtor } from '#core/payments/direct_debit/mandate'
import { mayDebit } from '#core/payments/direct_debit/may_debit'
import { codeOf, sendCode, type SmsText } from '#core/payments/direct_debit/send_code'
import {
  countsSince,
  maySendCode,
  signedText,
  type Signing,
} from '#core/payments/direct_debit/signing'
import type { Uses } from '#core/ports'
import type { Repositories } from '#core/ports/unit_of_work'
import { ok, refuse, type Ok, type Refused } from '#core/result'
import type { Country } from '#core/sites/countries'

type RequestPorts = Uses<'clock' | 'ids' | 'secrets' | 'sms' | 'unitOfWork'>

type Purchase = Readonly<{
  userId: string
  /** What is going to be signed for, in cents. */
  amount: number
  limit: number
  smsText: SmsText
}>

/**
 * Takes the form of a direct debit and sends the code that signs it by text message; a code sent
 * before is void. Answers the signing, which the code belongs to. Refuses each wrong field, what
 * `mayDebit` and `sendCode` refuse, and 'sms_code_too_often' (three an hour, to a member and to a
 * phone).
 */
export function requestSigning(
  ports: RequestPorts,
  { form, country, ...purchase }: Purchase & Readonly<{ form: DebtorForm; country: Country }>
) {
  return begin(ports, purchase, async ({ mandates, signings }) => {
    const last =
      (await signings.lastOf(purchase.userId)) ?? (await mandates.lastOf(purchase.userId))
    return acceptDebtor(form, { country, storedIban: last?.iban ?? null })
  })
}

/** Sends another code for what was entered before; refuses as `requestSigning`, and 'signing_not_found'. */
export function resendCode(
  ports: RequestPorts,
  { signingId, ...purchase }: Purchase & Readonly<{ signingId: string }>
) {
  return begin(ports, purchase, async ({ signings }) => {
    const signing = await signings.find(signingId)
    const isOwn = signing?.userId === purchase.userId && signing.signedAt === null
    return isOwn ? ok<Debtor>(signing) : refuse('signing_not_found')
  })
}

async function begin<F extends Refused<string>>(
  ports: RequestPorts,
  purchase: Purchase,
  readDebtor: (repositories: Repositories) => Promise<Ok<Debtor> | F>
) {
  const begun = await ports.unitOfWork.run(async (repositories) => {
    const debtor = await readDebtor(repositories)
    return debtor.ok ? write(repositories, ports, purchase, debtor.value) : debtor
  })
  if (!begun.ok) return begun
  const sent = await sendCode(ports, begun.value, purchase)
  return sent.ok ? begun : sent
}

async function write(
  { users, debits, signings }: Repositories,
  { ids, clock, secrets }: RequestPorts,
  { userId, amount, limit }: Purchase,
  debtor: Debtor
) {
  // Two tabs at once get no more codes than one.
  await users.lock(userId)
  const allowed = mayDebit({ debits: await debits.ofUser(userId), amount, limit })
  if (!allowed.ok) return allowed
  const [id, createdAt] = [ids.next(), clock.now()]
  const to = { userId, phone: debtor.phone }
  const sendable = maySendCode(await signings.countSent(to, countsSince(createdAt)))
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
    digest: secrets.sign(signedText(id, codeOf({ secrets }, id))),
    tries: 0,
    createdAt,
    signedAt: null,
  }
  await signings.add(signing)
  return ok(signing)
}
