import { DirectDebitGateway } from '#core/payments/direct_debit/direct_debit_gateway'
import type { DebtorForm } from '#core/payments/direct_debit/debtor'
import { requestSigning } from '#core/payments/direct_debit/request_signing'
import { signMandate } from '#core/payments/direct_debit/sign_mandate'
import { defaultSettings } from '#core/sites/settings/settings'
import type { PaymentGateways } from '#core/ports/payment_gateways'
import { onlyGateway } from '#tests/support/payments/only_gateway'
import { ada } from '#tests/support/people/people'
import { fiftyCredits, openCheckout, type Checkout } from '#tests/support/payments/checkout'

/** Fifty credits for 19.99, and 25 cents for the direct debit. */
export const debitTotal = 1999

export const debitForm: DebtorForm = {
  account_holder: 'A. Jansen',
  iban: 'NL91 ABNA 0417 1643 00',
  street: 'Keizersgracht',
  house_number: '12a',
  zip: '1015 CN',
  city: 'Amsterdam',
  phone: '06 12345678',
}

/** Ports whose payments are direct debits. */
export async function openDebitCheckout() {
  const checkout = await openCheckout()
  const gateway = new DirectDebitGateway(checkout)
  return { ...checkout, payments: onlyGateway(gateway) }
}

export type DebitCheckout = Omit<Checkout, 'payments'> & { payments: PaymentGateways }

type Request = Parameters<typeof requestSigning>[1]
type Signature = Parameters<typeof signMandate>[1]

/** Ada submits the form for fifty credits and is sent a code. */
export function requestCode(ports: DebitCheckout, changes: Partial<Request> = {}) {
  return requestSigning(ports, {
    userId: ada().user.id,
    form: debitForm,
    country: 'NL',
    amount: debitTotal,
    limit: 10_000,
    packageId: fiftyCredits.id,
    settings: defaultSettings,
    smsText: (code) => `${code} is your code`,
    ...changes,
  })
}

/** The code of the last text message. */
export function sentCode({ sms }: Pick<DebitCheckout, 'sms'>) {
  return sms.sent.at(-1)?.text.slice(0, 6) ?? ''
}

/** Ada requests a code; answers the input that signs with it. */
export async function signatureWithCode(ports: DebitCheckout, changes: Partial<Signature> = {}) {
  const asked = await requestCode(ports)
  if (!asked.ok) throw new Error(asked.refusal)
  const signature: Signature = {
    userId: ada().user.id,
    packageId: fiftyCredits.id,
    closed: [],
    settings: defaultSettings,
    country: 'NL',
    code: null,
    clientId: 'form-1',
    usesAtOnce: true,
    shownTotal: debitTotal,
    limit: 10_000,
    signingId: asked.value.id,
    otp: sentCode(ports),
    ...changes,
  }
  return signature
}

/** Ada has bought fifty credits by direct debit. */
export async function completedDebit(ports: DebitCheckout, changes: Partial<Signature> = {}) {
  const signed = await signMandate(ports, await signatureWithCode(ports, changes))
  if (!signed.ok) throw new Error(signed.refusal)
  const debit = await ports.repositories.debits.first({ orderId: signed.value.id })
  if (!debit) throw new Error('No debit')
  return { orderId: signed.value.id, debit }
}

/** A checkout at which Ada may sign. */
export async function readyToSign() {
  const ports = await openDebitCheckout()
  return { ports, signature: await signatureWithCode(ports) }
}

/** A checkout at which Ada has bought by direct debit. */
export async function debited() {
  const ports = await openDebitCheckout()
  return { ports, ...(await completedDebit(ports)) }
}
