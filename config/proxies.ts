import { readAddresses } from '#config/address_list'
import env from '#start/env'

/**
 * Whether a connection from this address is a proxy of the operator: whatever it says of the
 * visitor's address, country, host and protocol is believed, and nobody else's word is.
 */
export const isTrustedProxy = readAddresses(
  'TRUSTED_PROXIES',
  env.get('TRUSTED_PROXIES') ?? '127.0.0.0/8,::1'
)
