/** Where a page of visits ended: when the last of them was, in milliseconds, and by whom. */
export type VisitCursor = Readonly<{ at: number; id: string }>

/**
 * Writes a cursor for an address. It holds whose visit came last, so that it goes only to those
 * who may know.
 */
export function encodeVisitCursor({ at, id }: VisitCursor) {
  return `${at}.${id}`
}

/** Reads a cursor back; null for anything that `encodeVisitCursor` would not write. */
export function decodeVisitCursor(value: unknown): VisitCursor | null {
  const parts = typeof value === 'string' ? shape.exec(value) : null
  return parts && { at: Number(parts[1]), id: parts[2] }
}

const shape = /^(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/
