/** A 32-bit hash of a text; similar texts get very different numbers. */
export function hash(text: string): number {
  let sum = 2166136261
  for (const sign of text) sum = Math.imul(sum ^ sign.charCodeAt(0), 16777619)
  sum = Math.imul(sum ^ (sum >>> 16), 2246822507)
  sum = Math.imul(sum ^ (sum >>> 13), 3266489909)
  return (sum ^ (sum >>> 16)) >>> 0
}

/** True for this share (0 to 1) of all texts, always the same ones. */
export function falls(text: string, share: number): boolean {
  return hash(text) < share * 2 ** 32
}

/** The entry at a position; positions past the end wrap around. */
export function turn<T>(list: readonly T[], position: number): T {
  return list[position % list.length]
}
