/** Measures of the text on a map, in pixels. */
export const lineHeight = 16
const letter = 7.3
const shortest = 5

/** A name on one line, and broken at its spaces and hyphens into two and three. */
export function brokenIn(name: string): string[][] {
  const words = name.match(/[^\s-]+-?/g) ?? [name]
  const breaks = [1, 2, 3].filter((count) => count <= words.length)
  return breaks.map((count) => evenly(words, count))
}

/** The size of a name with a count below it. */
export function sizeOf(lines: readonly string[]) {
  const longest = Math.max(longestOf(lines), shortest)
  return { width: longest * letter, height: (lines.length + 1) * lineHeight }
}

export type Size = ReturnType<typeof sizeOf>

function evenly(words: readonly string[], count: number): string[] {
  if (count === 1) return [words.join(' ').replaceAll('- ', '-')]
  const cuts = words.slice(1).map((_, at) => {
    const [before, after] = [words.slice(0, at + 1), words.slice(at + 1)]
    return [...evenly(before, 1), ...evenly(after, Math.min(count - 1, after.length))]
  })
  return cuts.toSorted((one, other) => longestOf(one) - longestOf(other))[0]
}

function longestOf(lines: readonly string[]) {
  return Math.max(...lines.map(({ length }) => length))
}
