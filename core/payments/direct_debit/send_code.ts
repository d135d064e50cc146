import { codeDigits, mayTryCode, type Signing } from '#core/payments/direct_debit/signing'
import type { Uses } from '#core/ports'
import { ok, refuse } from '#core/result'

type SendPorts = Uses<'clock' | 'secrets' | 'sms' | 'unitOfWork'>

/** The text message around a code, in the member's language. */
export type SmsText = (code: string) => string

const secondsToNextTry = 20

/** The code of a signing: the same each time, and kept nowhere. */
export function codeOf({ secrets }: Uses<'secrets'>, signingId: string): string {
  return secrets.codeFor(`direct debit ${signingId}`, codeDigits)
}

/**
 * Sends the code of a signing that stands for `amount` cents. What could not be sent just now is
 * tried again by a job, with the same code. Refuses 'phone_unreachable', and 'sms_not_sent' where
 * the site may not send.
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
    const at = ports.clock.now().plus({ seconds: secondsToNextTry })
    const again = { name: 'send_code_again', signingId, amount } as const
    await ports.unitOfWork.run(({ jobs }) => jobs.add(again, at))
  }
  return ok()
}

/**
 * Sends the code of a signing once more after it could not be sent, for as long as it can sign
 * something: not once it has, nor when another was asked for since. Answers whether to come back.
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
