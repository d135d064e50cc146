import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import type { PhotoVariant } from '#core/ports/photo_storage'
import env from '#start/env'

const windowSeconds = 30 * 60
/** Made once: a page has a mark for every picture. */
const key = createSecretKey(env.get('APP_KEY').release(), 'utf8')

/** What an address of a picture is good for: one variant, for one viewer, until a moment. */
export type PictureMark = Readonly<{
  photoId: string
  variant: PhotoVariant
  /** The profile of who looks; null for visitors. */
  viewerId: string | null
  /** Seconds since 1970. */
  until: number
}>

/**
 * Half an hour at least, an hour at most. All who ask within one half hour get the same moment, so
 * that the address of a picture stays the same and browsers need not load it anew.
 */
export function validUntil(now: number) {
  return (Math.floor(now / 1000 / windowSeconds) + 2) * windowSeconds
}

export function signatureOf({ photoId, variant, viewerId, until }: PictureMark) {
  const text = ['picture', photoId, variant, viewerId ?? 'visitor', until].join(' ')
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 24)
}

export function isSigned(mark: PictureMark, signature: string) {
  const [wanted, given] = [signatureOf(mark), signature].map((one) => Buffer.from(one))
  return wanted.length === given.length && timingSafeEqual(wanted, given)
}
