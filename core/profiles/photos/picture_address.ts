import { photoVariants } from '#core/ports/photo_storage'

export const addressedVariants = [...photoVariants, 'veil'] as const

/** What the address of a photo names: one of its files, or the veil in place of them. */
export type AddressedVariant = (typeof addressedVariants)[number]

const windowSeconds = 30 * 60

/**
 * Until when the address of a picture that is made `now` is good, in seconds since 1970: for half
 * an hour at least and an hour at most. All who ask within one half hour get the same moment, so
 * that the address stays the same and browsers need not load the picture again.
 * @param now in milliseconds since 1970: a page asks for every one of its pictures
 */
export function addressValidUntil(now: number) {
  return (Math.floor(now / 1000 / windowSeconds) + 2) * windowSeconds
}
