import { landingAt } from '#core/landings/landing_at'
import { linkParameters, parseLink, type Tracking } from '#core/users/tracking'

type Query = Readonly<Record<string, unknown>>

/**
 * What an address says of where a visitor came from: the parameters of its link, and its lander, which it
 * is itself or names. Only what it says is there, so that one address may complete another.
 * Rule: docs/product/privacy.md, Where a visitor came from.
 */
export function sourceIn(path: string, query: Query): Partial<Tracking> {
  const read = (name: string) => (typeof query[name] === 'string' ? query[name] : null)
  const [network, ref, sub1, sub2, sub3] = linkParameters.map(read)
  const isTracked = linkParameters.some(read)
  const link = isTracked ? parseLink({ network, ref, sub1, sub2, sub3 }) : null
  const named = ['/landers', read('lander'), read('variant')].filter(Boolean).join('/')
  return { ...link, ...(landingAt(path) ?? landingAt(named)) }
}
