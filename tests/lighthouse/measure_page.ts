import lighthouse from 'lighthouse'

/** What Lighthouse found on a page: scores of 100, times in milliseconds. */
export type Found = Readonly<{
  path: string
  scores: Readonly<Record<Category, number>>
  lcp: number
  cls: number
  bytes: number
  /** The audits that cost points. */
  failed: readonly string[]
}>

export const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

/** Measures a page with the browser at a debugging port. */
export async function measurePage(url: string, port: number): Promise<Found> {
  const run = await lighthouse(url, { port, output: 'json', onlyCategories: [...categories] })
  if (!run) throw new Error(`Lighthouse found nothing at ${url}`)
  const { audits, categories: scored, runtimeError } = run.lhr
  if (runtimeError) throw new Error(`${url}: ${runtimeError.message}`)
  const scoreOf = (category: Category) => Math.round((scored[category].score ?? 0) * 100)
  const valueOf = (audit: string) => audits[audit]?.numericValue ?? 0
  const counted = categories.flatMap((category) => scored[category].auditRefs)
  const failed = counted.filter(({ id, weight }) => weight > 0 && (audits[id].score ?? 1) < 0.9)
  return {
    path: new URL(url).pathname,
    scores: {
      'performance': scoreOf('performance'),
      'accessibility': scoreOf('accessibility'),
      'best-practices': scoreOf('best-practices'),
      'seo': scoreOf('seo'),
    },
    lcp: valueOf('largest-contentful-paint'),
    cls: valueOf('cumulative-layout-shift'),
    bytes: valueOf('total-byte-weight'),
    failed: failed.map(({ id }) => `${id}: ${audits[id].displayValue ?? audits[id].score}`),
  }
}
