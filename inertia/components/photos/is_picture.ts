/** A file without a type may still be a picture: the server checks. */
export function isPicture({ type }: File) {
  return type === '' || type.startsWith('image/')
}
