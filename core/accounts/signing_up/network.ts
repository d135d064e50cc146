/** How an IPv4 address looks on a socket for both versions. */
const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

/** A household is given a /64 at least: these are the groups of one. */
const groupsOfNetwork = 4
const groups = 8

/**
 * The network by which visitors are limited: an IPv4 address itself, the /64 of an IPv6 address, as
 * one subscriber has all of it. Rule: docs/product/accounts.md, Sign-up.
 */
export function networkOf(address: string): string {
  const mapped = mappedIpv4.exec(address)
  if (mapped) return mapped[1]
  if (!address.includes(':')) return address
  return `${expanded(address).slice(0, groupsOfNetwork).join(':')}::/64`
}

/** The eight groups of an IPv6 address, with the zeros that `::` leaves out. */
function expanded(address: string) {
  const [head, tail] = address.split('%')[0].toLowerCase().split('::').map(groupsOf)
  const missing = groups - head.length - (tail?.length ?? 0)
  const all = tail ? [...head, ...Array<string>(Math.max(0, missing)).fill('0'), ...tail] : head
  return all.map((group) => group.replace(/^0+(?=.)/, ''))
}

function groupsOf(part: string) {
  return part === '' ? [] : part.split(':')
}
