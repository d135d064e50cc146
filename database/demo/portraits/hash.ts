/** A well spread number from 0 to 2³² − 1 for a text: near texts give far numbers. */
export function hash(text: string): number {
  let sum = 2166136261
  for (const sign of text) sum = Math.imul(sum ^ sign.charCodeAt(0), 16777619)
  sum = Math.imul(sum ^ (sum >>> 16), 2246822507)
  sum = Math.imul(sum ^ (sum >>> 13), 3266489909)
  return (sum ^ (sum >>> 16)) >>> 0
}

/** Whether a text is among the given share (0 to 1) of all texts. */
export function falls(text: string, share: number): boolean {
  return hash(text) < share * 2 ** 32
}

/** The entry at a position; positions past the end start again. */
export function turn<T>(list: readonly T[], position: number): T {
  return list[position % list.length]
}
