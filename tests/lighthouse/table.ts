import { categories, type Found } from '#tests/lighthouse/measure_page'

/** The lowest score of a page. */
export function lowest({ scores }: Found) {
  return Math.min(...Object.values(scores))
}

/** Whether a page reaches what is wanted of each: LCP in milliseconds. */
export function isReached(found: Found) {
  return lowest(found) >= 98 && found.lcp <= 1500 && found.cls < 0.001
}

/** A table in Markdown: one row for each page. */
export function tableOf(results: readonly Found[]) {
  const head = ['page', ...categories.map((name) => name.replace('-', ' ')), 'LCP', 'CLS', 'KB']
  const rows = results.map(({ bytes, cls, lcp, path, scores }) => [
    `\`${path}\``,
    ...categories.map((category) => scores[category]),
    `${(lcp / 1000).toFixed(1)} s`,
    cls.toFixed(3),
    Math.round(bytes / 1000),
  ])
  const lines = [head, head.map(() => '---'), ...rows]
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n')
}

/** What costs points on each page that is not perfect. */
export function failures(results: readonly Found[]) {
  const lacking = results.filter(({ failed }) => failed.length > 0)
  return lacking.map(({ failed, path }) => `${path}: ${failed.join('; ')}`)
}
