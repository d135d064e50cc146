import type { Photo } from '#core/profiles/photos/photo'

type Placed = Readonly<Pick<Photo, 'id' | 'position'>>

/** Photos in the order of an album: the main one first, then by position. */
export function inAlbumOrder<P extends Placed>(photos: readonly P[], mainPhotoId: string | null) {
  return photos.toSorted(
    (one, other) =>
      Number(other.id === mainPhotoId) - Number(one.id === mainPhotoId) ||
      one.position - other.position ||
      (one.id < other.id ? -1 : 1)
  )
}

/**
 * The album with one photo moved to a position, counted from 1. The main photo is always first: it
 * cannot be moved, and others get position 2 at best. A position beyond the end means the last.
 */
export function movedTo<P extends Placed>(
  album: readonly P[],
  photoId: string,
  place: number,
  mainPhotoId: string | null
) {
  const photo = album.find(({ id }) => id === photoId)
  if (!photo || photoId === mainPhotoId) return album
  const others = album.filter(({ id }) => id !== photoId)
  const first = others[0]?.id === mainPhotoId ? 2 : 1
  return others.toSpliced(Math.max(place, first) - 1, 0, photo)
}

/**
 * The photo that becomes the main one when there is none: the first public one that is active, else
 * the first public one that is pending. Never a private one, which only its owner may choose.
 * Rule: docs/product/profiles.md, Main photo.
 */
export function nextMainPhoto(photos: readonly Photo[]) {
  const shown = inAlbumOrder(photos, null).filter(({ isPrivate }) => !isPrivate)
  const first = (status: Photo['status']) => shown.find((photo) => photo.status === status)
  return first('active') ?? first('pending') ?? null
}
