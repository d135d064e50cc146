/** A quarter of the hash of a photo, as the indexes by which the same picture is found have it. */
export function hashPart(place: number) {
  return `substr(hash, ${place * 4 + 1}, 4)`
}
