import { createHmac } from 'node:crypto'
import { appKey } from '#config/app'

/**
 * What stands for an e-mail address or a network where something is counted by it: the same for the same
 * one, and without APP_KEY nobody finds out which that is, not even by trying all there are.
 * Rule: docs/product/privacy.md, Addresses.
 */
export function pseudonym(text: string) {
  return createHmac('sha256', appKey.release()).update(`counted ${text}`).digest('hex')
}
