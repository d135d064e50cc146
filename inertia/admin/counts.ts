const everyMs = 30_000

/**
 * Keeps the numbers of the menu, and the same ones on the dashboard, fresh while the page is seen.
 * They are right when the page is loaded, and stay so without scripts until the next page.
 */
export function keepCounts() {
  const path = document.querySelector<HTMLElement>('[data-counts]')?.dataset.counts
  if (!path) return
  let timer: number | undefined
  const wait = () => {
    clearTimeout(timer)
    timer = window.setTimeout(() => void ask(), everyMs)
  }
  const ask = async () => {
    if (document.hidden) return
    const counts = await countsAt(path)
    if (counts === 'logged_out') return
    if (counts) show(counts)
    wait()
  }
  document.addEventListener('visibilitychange', () => void ask())
  wait()
}

type Counts = Readonly<Record<string, number>>

/** Null when there is no answer this time. */
async function countsAt(path: string): Promise<Counts | 'logged_out' | null> {
  const headers = { accept: 'application/json' }
  const answer = await fetch(path, { headers, redirect: 'manual' }).catch(() => null)
  if (answer?.type === 'opaqueredirect') return 'logged_out'
  return answer?.ok ? answer.json().catch(() => null) : null
}

function show(counts: Counts) {
  const { format } = new Intl.NumberFormat(document.documentElement.lang)
  for (const shown of document.querySelectorAll<HTMLElement>('[data-waiting]')) {
    const number = counts[shown.dataset.waiting ?? '']
    if (number === undefined) continue
    shown.textContent = format(number)
    const badge = shown.closest<HTMLElement>('.waits')
    if (badge) badge.hidden = number === 0
  }
}
