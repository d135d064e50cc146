import { createHmac, createSecretKey, timingSafeEqual } from 'node:crypto'
import { appKey } from '#config/app'
import type { AddressedVariant } from '#core/profiles/photos/picture_address'

/** Created once, since a page signs every picture. */
const key = createSecretKey(appKey.release(), 'utf8')

/** What a picture's URL is signed for: one variant, for one viewer, until a moment. */
export type PhotoSignature = Readonly<{
  photoId: string
  variant: AddressedVariant
  /** The viewer's profile; null for visitors. */
  viewerId: string | null
  /** Seconds since 1970. */
  until: number
}>

export function signatureOf({ photoId, variant, viewerId, until }: PhotoSignature) {
  const text = ['picture', photoId, variant, viewerId ?? 'visitor', until].join(' ')
  return createHmac('sha256', key).update(text).digest('base64url').slice(0, 24)
}

export function isSigned(signed: PhotoSignature, signature: string) {
  const [wanted, received] = [signatureOf(signed), signature].map((one) => Buffer.from(one))
  return wanted.length === received.length && timingSafeEqual(wanted, received)
}
