/** How an IPv4 address looks on a socket for both versions. */
const mappedIpv4 = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i

const groups = 8
const bitsOfGroup = 16

/** A /48 is what a customer of a provider may have: it gets as much as this many networks. */
export const networksOfWider = 8

/**
 * The network by which visitors are limited: an IPv4 address itself, the /64 of an IPv6 address, as
 * one subscriber has all of it. Rule: docs/product/accounts.md, Sign-up.
 */
export function networkOf(address: string): string {
  return networksOf(address)[0].network
}

/**
 * The networks that count what an address does, each with how many times the limit of one it has: the one
 * above, and of an IPv6 address the /48 that this lies in, as one customer may have 65,536 of them. Who has
 * disconnected has no address any more.
 * Rule: docs/product/accounts.md, Sign-up.
 */
export function networksOf(address = ''): readonly Network[] {
  const mapped = mappedIpv4.exec(address)
  if (mapped) return [{ network: mapped[1], times: 1 }]
  if (!address.includes(':')) return [{ network: address, times: 1 }]
  const all = expanded(address)
  return [
    { network: prefixOf(all, 64), times: 1 },
    { network: prefixOf(all, 48), times: networksOfWider },
  ]
}

type Network = Readonly<{ network: string; times: number }>

function prefixOf(all: readonly string[], bits: number) {
  return `${all.slice(0, bits / bitsOfGroup).join(':')}::/${bits}`
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
