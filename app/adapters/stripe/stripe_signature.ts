import { createHmac, timingSafeEqual } from 'node:crypto'

/** The tolerance of Stripe's own libraries; an older signature may be a replay. */
const toleranceSeconds = 300

/** Whether a recent signature of Stripe, `t=…,v1=…[,v1=…]`, matches these bytes. */
export function isSignedByStripe(body: string, header: string | undefined, secret: string) {
  const parts = (header ?? '').split(',').map((part) => part.trim().split('='))
  const [time] = valuesOf('t', parts)
  const age = Math.abs(Date.now() / 1000 - Number(time))
  if (!time || !(age <= toleranceSeconds)) return false
  const wanted = Buffer.from(signStripe(body, time, secret))
  return valuesOf('v1', parts).some((value) => {
    const given = Buffer.from(value)
    return given.length === wanted.length && timingSafeEqual(given, wanted)
  })
}

/** The `v1` signature of a body sent at a time in seconds. */
export function signStripe(body: string, time: string, secret: string) {
  return createHmac('sha256', secret).update(`${time}.${body}`, 'utf8').digest('hex')
}

function valuesOf(scheme: string, parts: string[][]) {
  return parts.filter(([name]) => name === scheme).map(([, value]) => value ?? '')
}
