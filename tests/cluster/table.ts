import type { Outcome } from '#tests/cluster/outcomes/outcome'

export type Row = Readonly<{ title: string; mostPause: number; outcome: Outcome }>

const columns = ['messages', 'credits', 'likes', 'jobs', 'pictures', 'privacy'] as const

/** A table in Markdown: one row for each fault. */
export function tableOf(rows: readonly Row[]) {
  const head = ['fault', 'requests', 'failed', 'later', 'longest wait', 'aim', ...columns]
  const lines = rows.map(({ mostPause, outcome, title }) => [
    title,
    outcome.asked,
    outcome.failed,
    outcome.failedLater.length === 0 ? 'none' : outcome.failedLater.join('; '),
    seconds(outcome.pause),
    Number.isFinite(mostPause) ? `≤ ${seconds(mostPause)}` : 'none',
    ...columns.map((what) =>
      outcome.broken[what].length === 0 ? countOf(outcome, what) : 'BROKEN'
    ),
  ])
  return [head, head.map(() => '---'), ...lines]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n')
}

/** What was broken, in words; nothing where all was kept. */
export function brokenOf({ mostPause, outcome, title }: Row) {
  const broken = Object.entries(outcome.broken).flatMap(([what, findings]) =>
    findings.map((finding) => `${title}: ${what}: ${finding}`)
  )
  const late = outcome.failedLater.map((failure) => `${title}: failed when it was over: ${failure}`)
  const slow =
    outcome.pause > mostPause ? [`${title}: somebody waited for ${seconds(outcome.pause)}`] : []
  return [...broken, ...late, ...slow]
}

function countOf(outcome: Outcome, what: (typeof columns)[number]) {
  return `${outcome.counts[what]} kept`
}

function seconds(milliseconds: number) {
  return `${(milliseconds / 1000).toFixed(1)} s`
}
