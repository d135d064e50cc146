import type { PushAddress } from '#core/ports/push_notifier'

/** One browser of a member that gets pushes, as long as it is signed in by this login. */
export type PushSubscription = PushAddress &
  Readonly<{ id: string; userId: string; loginId: string; createdAt: number }>

/** So many browsers of one member get pushes; the one that came first makes room for a new one. */
export const subscriptionsPerMember = 10

/** What a browser can have told; endpoints of the known services are far shorter. */
const longestEndpoint = 1000
/** 65 bytes, of which the first is 4; and 16 bytes. */
const keyForms = { p256dh: /^B[\w-]{86}$/, auth: /^[\w-]{22}$/ }

/**
 * Whether a browser can have given this address. Members name it and the site calls it, so it must
 * be a public name over TLS: no address of a machine, no name of the inner network, no port.
 */
export function isPushAddress({ endpoint, p256dh, auth }: PushAddress) {
  if (!keyForms.p256dh.test(p256dh) || !keyForms.auth.test(auth)) return false
  if (endpoint.length > longestEndpoint) return false
  const [, host] = /^https:\/\/([a-z\d.-]+)\/[\w!$%&'()*+,./:;=?@~-]+$/i.exec(endpoint) ?? []
  return host !== undefined && isPublicName(host.toLowerCase())
}

/** Its last part is letters alone, so that no number passes for a name. */
function isPublicName(host: string) {
  const labels = host.split('.')
  const last = labels.at(-1) ?? ''
  const inner = ['local', 'localhost', 'internal', 'lan', 'home', 'test', 'invalid']
  return (
    labels.length > 1 && !labels.includes('') && /^[a-z]{2,}$/.test(last) && !inner.includes(last)
  )
}
