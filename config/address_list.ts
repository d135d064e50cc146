import { BlockList, isIP } from 'node:net'

/**
 * Reads addresses and networks such as `10.0.0.7, fd00::/8`, and answers whether an address is one of
 * them. Throws for any other word, naming the variable, so that a mistake shows at the start.
 */
export function readAddresses(variable: string, list: string) {
  const addresses = new BlockList()
  for (const word of list.split(',')) addAddress(addresses, variable, word.trim())
  return (address: string | undefined) => {
    const family = familyOf(address)
    return family !== null && addresses.check(address!, family)
  }
}

function addAddress(addresses: BlockList, variable: string, word: string) {
  const [, address, prefix] = /^([^/]+)(?:\/(\d+))?$/.exec(word) ?? []
  const family = familyOf(address)
  if (!family) throw wrong(variable, word)
  try {
    if (prefix) addresses.addSubnet(address, Number(prefix), family)
    else addresses.addAddress(address, family)
  } catch {
    throw wrong(variable, word)
  }
}

function wrong(variable: string, word: string) {
  return new Error(`${variable}: "${word}" is no address, and no network such as 10.0.0.0/8`)
}

function familyOf(address = '') {
  const version = isIP(address)
  if (version === 0) return null
  return version === 4 ? 'ipv4' : 'ipv6'
}
