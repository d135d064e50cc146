import { codeDigits, mayTryCode, type Signing } from '#core/payments/direct_debit/signing'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type SendPorts = Uses<'clock' | 'secrets' | 'sms' | 'unitOfWork'>

/** Writes the text message with a code, in the member's language. */
export type SmsText = (code: string) => string

const retryDelaySeconds = 20

/** The code of a signing: derived from its id, and stored nowhere (decision 0062). */
export function codeOf({ secrets }: Uses<'secrets'>, signingId: string): string {
  return secrets.codeFor(`direct debit ${signingId}`, codeDigits)
}

/**
 * Sends the code of a signing for `amount` cents. After a temporary failure a job retries it, with
 * the same code. Refuses 'phone_unreachable', and 'sms_not_sent' when the SMS service refuses.
 */
export async function sendCode(
  ports: SendPorts,
  { id: signingId, phone: to }: Signing,
  { amount, smsText }: Readonly<{ amount: number; smsText: SmsText }>
) {
  const outcome = await ports.sms.send({ to, text: smsText(codeOf(ports, signingId)) })
  if (outcome === 'unreachable') return refuse('phone_unreachable')
  if (outcome === 'refused') return refuse('sms_not_sent')
  if (outcome === 'later') {
    const at = ports.clock.now().plus({ seconds: retryDelaySeconds })
    const retry = { name: 'send_code_again', signingId, amount } as const
    await ports.unitOfWork.run(({ jobs }) => jobs.add(retry, at))
  }
  return ok()
}

/**
 * Retries to send the code of a signing, as long as it can still sign: not once it has expired or
 * signed, nor when a newer code was requested. Returns 'later' when the job is to be retried.
 */
export async function sendCodeAgain(
  ports: SendPorts,
  { signingId, smsText }: Readonly<{ signingId: string; smsText: SmsText }>
): Promise<'done' | 'later'> {
  const signing = await ports.unitOfWork.run(async ({ signings }) => {
    const found = await signings.find(signingId)
    const last = found && (await signings.lastOf(found.userId))
    return last?.id === signingId ? found : null
  })
  if (!signing || !mayTryCode(signing, ports.clock.now()).ok) return 'done'
  const text = smsText(codeOf(ports, signingId))
  return (await ports.sms.send({ to: signing.phone, text })) === 'later' ? 'later' : 'done'
}
