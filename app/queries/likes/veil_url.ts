import { randomBytes } from 'node:crypto'
import encryption from '@adonisjs/core/services/encryption'
import { veilSeedLength } from '#core/profiles/photos/veil'

/**
 * The URL of a new veil for one viewer. It holds random bytes and the viewer's signature, nothing of
 * the member behind it, and expires.
 */
export function veilUrl(viewerId: string) {
  const seed = randomBytes(veilSeedLength).toString('base64url')
  const token = encryption.encrypt(seed, { expiresIn: '2 hours', purpose: purpose(viewerId) })
  return `/veils/${token}`
}

/** The URLs of as many new veils. */
export function veilUrls(viewerId: string, count: number) {
  return Array.from({ length: count }, () => veilUrl(viewerId))
}

/** The seed in such a URL; null for another viewer's, a forged or an expired one. */
export function veilSeed(token: string, viewerId: string) {
  const seed = encryption.decrypt<string>(token, purpose(viewerId))
  return seed === null ? null : Buffer.from(seed, 'base64url')
}

function purpose(viewerId: string) {
  return `veil for ${viewerId}`
}
