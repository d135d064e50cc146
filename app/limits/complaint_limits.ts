import type { HttpContext } from '@adonisjs/core/http'
import limiter from '@adonisjs/limiter/services/main'
import { networkOf } from '#core/accounts/signing_up/network'
import { placeNamedIn } from '#core/complaints/public_form/named_place'
import { normaliseEmail } from '#core/email'
import { TooManyRequests } from '#exceptions/too_many_requests'
import { hiddenByNotice } from '#limits/hidden_by_notice'
import { complaintsOfNetwork } from '#limits/complaints_of_network'
import { takeFromNetwork } from '#limits/network_limit'
import { pseudonym } from '#logins/pseudonym'

/** Complaints of one member, or of one address from one network, in a day; and of one network in an hour. */
const perPerson = { requests: 5, duration: '1 day' } as const

/**
 * Reserves one of the complaints that a person and a network may send, before it is known whether it
 * is complete, so that parallel requests do not get more; `giveBack` returns it. It counts by address
 * whether or not that has an account, and answers the same; by network too, as anybody can use up the
 * times of an address that is not theirs.
 * Rule: docs/product/complaints.md, Floods.
 */
export async function reserveComplaint({ request, viewer }: HttpContext, email: string | null) {
  const ofNetwork = await takeFromNetwork(request.ip(), complaintsOfNetwork)
  if (!ofNetwork.ok) throw tooMany(ofNetwork.seconds)
  const reserved: Reserved[] = [ofNetwork]
  if (viewer) reserved.push(await reserve(`complaint:member:${viewer.user.id}`, perPerson))
  else if (email) {
    const network = networkOf(request.ip())
    const key = `complaint:address:${pseudonym(`${normaliseEmail(email)} ${network}`)}`
    reserved.push(await reserve(key, perPerson))
  }
  return { giveBack: () => Promise.all(reserved.map((one) => one.giveBack())) }
}

/**
 * Whether a photo that a notice of child abuse names is hidden before anybody looked at it: three a day
 * of one sender, and of one network; what is named beyond that waits for a moderator.
 * Rule: docs/product/complaints.md, Notices of illegal content.
 */
export async function mayHideAtOnce(
  { request, viewer }: HttpContext,
  { email, where }: Readonly<{ email: string | null; where: string }>
) {
  if (placeNamedIn(where)?.kind !== 'photo') return false
  const { kind, ...terms } = hiddenByNotice
  const address = email && pseudonym(normaliseEmail(email))
  const sender = viewer?.user.id ?? address
  const isOfSender =
    sender === null || (await limiter.use(terms).attempt(`${kind}:${sender}`, () => true))
  return isOfSender === true && (await takeFromNetwork(request.ip(), hiddenByNotice)).ok
}

type Reserved = Readonly<{ giveBack: () => Promise<unknown> }>

async function reserve(key: string, terms: typeof perPerson): Promise<Reserved> {
  const limit = limiter.use(terms)
  if (!(await limit.attempt(key, () => true))) throw tooMany(await limit.availableIn(key))
  return { giveBack: () => limit.decrement(key) }
}

function tooMany(seconds: number) {
  return new TooManyRequests(seconds, { field: 'email', refusal: 'too_many_complaints' })
}
