/** Where a page of likes ended. */
export type LikeCursor = Readonly<{
  /** When the first page was opened: later pages tell new likes from old ones by it. */
  openedAt: number
  isNew: boolean
  at: number
  id: string
}>

export function encodeLikeCursor({ openedAt, isNew, at, id }: LikeCursor) {
  return `${openedAt}.${isNew ? 1 : 0}.${at}.${id}`
}

/** Reads a cursor back; null for anything that `encodeLikeCursor` would not write. */
export function decodeLikeCursor(value: unknown): LikeCursor | null {
  const parts = typeof value === 'string' ? shape.exec(value) : null
  if (!parts) return null
  const [, openedAt, isNew, at, id] = parts
  return { openedAt: Number(openedAt), isNew: isNew === '1', at: Number(at), id }
}

const shape = /^(\d{1,15})\.([01])\.(\d{1,15})\.([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})$/
