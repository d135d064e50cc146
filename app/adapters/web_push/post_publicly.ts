import { lookup, type LookupAddress } from 'node:dns'
import { request } from 'node:https'
import { BlockList, isIPv6, type LookupFunction } from 'node:net'

export type Posted = Readonly<{ status: number; retryAfter: string | null }>
export type Post = (
  url: string,
  content: Readonly<{ headers: Record<string, string>; body: Uint8Array; timeout: number }>
) => Promise<Posted>

/** Networks that are not the public internet (RFC 6890). */
const inner = new BlockList()
for (const network of [
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
]) {
  const [address, prefix] = network.split('/')
  inner.addSubnet(address, Number(prefix), isIPv6(address) ? 'ipv6' : 'ipv4')
}
const globalUnicast = new BlockList()
globalUnicast.addSubnet('2000::', 3, 'ipv6')

/** Whether an IP address belongs to the public internet. */
export function isPublic(address: string) {
  if (!isIPv6(address)) return !inner.check(address, 'ipv4')
  return globalUnicast.check(address, 'ipv6') && !inner.check(address, 'ipv6')
}

/**
 * Looks a name up for one connection, and fails unless all its addresses are public. The connection
 * uses the very addresses that were checked, so a name cannot change its meaning in between (DNS
 * rebinding).
 */
export function publicLookup(resolve: typeof lookup = lookup): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { ...options, all: true }, (error, addresses) => {
      const found: LookupAddress[] = addresses ?? []
      if (error) return callback(error, '')
      if (found.length === 0 || found.some(({ address }) => !isPublic(address))) {
        return callback(new Error(`${hostname} is not on the public internet`), '')
      }
      if (options.all) return callback(null, found)
      callback(null, found[0].address, found[0].family)
    })
  }
}

/** Posts to an address that a member supplied: only over TLS, only to the public internet. */
export const postPublicly: Post = (url, content) => postBy(publicLookup(), url, content)

export function postBy(
  search: LookupFunction,
  url: string,
  { headers, body, timeout }: Parameters<Post>[1]
) {
  return new Promise<Posted>((resolve, reject) => {
    const signal = AbortSignal.timeout(timeout)
    const options = { method: 'POST', headers, lookup: search, signal, agent: false } as const
    const posted = request(url, options, (response) => {
      // The body is of no interest. Redirects are not followed.
      response.resume().destroy()
      const { statusCode: status = 0, headers: answered } = response
      resolve({ status, retryAfter: answered['retry-after'] ?? null })
    })
    posted.on('error', reject).end(body)
  })
}
