import type { Country } from '#core/sites/countries'

/**
 * Where a visitor probably lives, by the region in what their browser asks for: de-AT is Austria.
 * Without one it is the Netherlands, or the first country that the site serves.
 */
export function guessCountry(accepted: readonly string[], offered: readonly Country[]) {
  const regions = accepted.map((tag) => tag.split('-').at(-1)?.toUpperCase())
  const wanted = [...regions, 'NL'].find((region) => offered.some((country) => country === region))
  return offered.find((country) => country === wanted) ?? offered[0] ?? 'NL'
}
