import vine from '@vinejs/vine'
import { listShape } from '#adapters/stripe/stripe_list'

const idShape = /^\w{1,100}$/
const wordShape = /^[\w.]{1,100}$/
const eventShape = vine.create({
  type: vine.string().regex(wordShape).optional(),
  data: vine.object({
    object: vine.object({
      object: vine.string(),
      id: vine.string().regex(idShape),
      payment_intent: vine.string().regex(idShape).nullable().optional(),
      payment_status: vine.string().regex(wordShape).nullable().optional(),
      status: vine.string().regex(wordShape).nullable().optional(),
    }),
  }),
})

/** The session of an event, or the payment intent behind one, and what it tells; null for an unreadable one. */
export function event(body: string) {
  return eventOf(parsed(body))
}

async function eventOf(answer: unknown) {
  const [invalid, found] = await eventShape.tryValidate(answer)
  if (invalid) return null
  const { object, id, payment_intent: intent, payment_status: paid, status } = found.data.object
  const told = { kind: found.type ?? null, state: paid ?? status ?? null }
  if (object === 'checkout.session') return { session: id, intent: null, ...told }
  return { session: null, intent: object === 'payment_intent' ? id : (intent ?? null), ...told }
}

/** The payment intents of a page of events, and the id of its last one while there are more pages. */
export async function eventPage(answer: unknown) {
  const { data, has_more: more } = await listShape.validate(answer)
  const events = await Promise.all(data.map((one) => eventOf(one)))
  return {
    sessions: events.flatMap((one) => one?.session ?? []),
    intents: events.flatMap((one) => one?.intent ?? []),
    last: more ? String(data.at(-1)?.id) : null,
  }
}

function parsed(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}
