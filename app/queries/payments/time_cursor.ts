/** Where the next page of a list by time begins: after the last row shown. */
export type TimeCursor = Readonly<{ at: number; id: string }>

/** As it stands in an address. */
export function encodeCursor({ at, id }: TimeCursor) {
  return `${at}.${id}`
}

/** Reads what `encodeCursor` wrote; null for anything else. */
export function decodeCursor(value: unknown): TimeCursor | null {
  const parts = typeof value === 'string' ? cursorShape.exec(value) : null
  return parts && { at: Number(parts[1]), id: parts[2] }
}

const cursorShape = /^(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/
