/** A line of two texts: in both, only in the earlier one, or only in the later one. */
export type DiffLine = Readonly<{ kind: 'same' | 'removed' | 'added'; text: string }>

/** With more lines than this in the changed part, all of it is shown as replaced. */
const mostLines = 2_000

/**
 * What changed between two texts, line by line, by their longest common subsequence. Lines that are
 * the same at the beginning and the end are left out of the search. Rule: docs/product/back-office.md,
 * Content pages.
 */
export function lineDiff(before: string, after: string): readonly DiffLine[] {
  const old = before.split('\n')
  const now = after.split('\n')
  const head = sameAtStart(old, now)
  const tail = sameAtStart(old.slice(head).toReversed(), now.slice(head).toReversed())
  const middle = diff(old.slice(head, old.length - tail), now.slice(head, now.length - tail))
  return [
    ...lines('same', old.slice(0, head)),
    ...middle,
    ...lines('same', old.slice(old.length - tail)),
  ]
}

function sameAtStart(one: readonly string[], other: readonly string[]) {
  const differs = one.findIndex((line, index) => line !== other[index])
  return differs === -1 ? Math.min(one.length, other.length) : differs
}

function diff(old: readonly string[], now: readonly string[]): DiffLine[] {
  if (old.length > mostLines || now.length > mostLines) {
    return [...lines('removed', old), ...lines('added', now)]
  }
  const common = commonLengths(old, now)
  const found: DiffLine[] = []
  let one = 0
  let other = 0
  while (one < old.length && other < now.length) {
    if (old[one] === now[other]) {
      found.push({ kind: 'same', text: old[one++] })
      other++
    } else if (common[one + 1][other] >= common[one][other + 1]) {
      found.push({ kind: 'removed', text: old[one++] })
    } else found.push({ kind: 'added', text: now[other++] })
  }
  return [...found, ...lines('removed', old.slice(one)), ...lines('added', now.slice(other))]
}

/** For each pair of places, how long the longest common subsequence of what follows them is. */
function commonLengths(old: readonly string[], now: readonly string[]) {
  const rows = Array.from({ length: old.length + 1 }, () => new Uint16Array(now.length + 1))
  for (let one = old.length - 1; one >= 0; one--) {
    for (let other = now.length - 1; other >= 0; other--) {
      rows[one][other] =
        old[one] === now[other]
          ? rows[one + 1][other + 1] + 1
          : Math.max(rows[one + 1][other], rows[one][other + 1])
    }
  }
  return rows
}

function lines(kind: DiffLine['kind'], texts: readonly string[]): DiffLine[] {
  return texts.map((text) => ({ kind, text }))
}
