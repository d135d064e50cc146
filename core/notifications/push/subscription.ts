import type { PushAddress } from '#core/ports/push_notifier'

/** A browser of a member that receives pushes while this login is valid. */
export type PushSubscription = PushAddress &
  Readonly<{ id: string; userId: string; loginId: string; createdAt: number }>

/** The most browsers of one member; a new one replaces the oldest. */
export const subscriptionsPerMember = 10

/** The endpoints of the known push services are far shorter. */
const maxEndpointLength = 1000
/** 65 bytes, of which the first is 4; and 16 bytes. */
const keyForms = { p256dh: /^B[\w-]{86}$/, auth: /^[\w-]{22}$/ }

/**
 * Whether a push address is valid. Members supply it and the site calls it, so to prevent request
 * forgery it must be a public host name over TLS: no IP address, internal name or port.
 */
export function isPushAddress({ endpoint, p256dh, auth }: PushAddress) {
  if (!keyForms.p256dh.test(p256dh) || !keyForms.auth.test(auth)) return false
  if (endpoint.length > maxEndpointLength) return false
  const [, host] = /^https:\/\/([a-z\d.-]+)\/[\w!$%&'()*+,./:;=?@~-]+$/i.exec(endpoint) ?? []
  return host !== undefined && isPublicName(host.toLowerCase())
}

/** Whether a host can be public: its last label has letters alone, so that no number passes for a name. */
function isPublicName(host: string) {
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  const inner = ['local', 'localhost', 'internal', 'lan', 'home', 'test', 'invalid']
  return (
    labels.length > 1 && !labels.includes('') && /^[a-z]{2,}$/.test(last) && !inner.includes(last)
  )
}
