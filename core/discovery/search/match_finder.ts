import { withinAgeLimits, type SearchCriteria } from '#core/discovery/search/search'
import { appearances, races, type Appearance, type Race } from '#core/profiles/self_description'
import type { SiteSettings } from '#core/sites/settings/settings'

export const finderAges = ['18-35', '35+'] as const
export type FinderAge = (typeof finderAges)[number]

/** The questions in their order, each with its answers. Rule: docs/product/discovery.md, Match finder. */
export const finderQuestions = { age: finderAges, appearance: appearances, race: races } as const
export type FinderQuestion = keyof typeof finderQuestions

/** What a member answered; null is "no preference". */
export type FinderAnswers = Readonly<{
  age: FinderAge | null
  appearance: Appearance | null
  race: Race | null
}>

/** Years, both included: who is 35 fits both answers. */
const ageRanges: Record<FinderAge, readonly [number, number]> = {
  '18-35': [18, 35],
  '35+': [35, 99],
}

/** Parses the answer of a form: null is "no preference", undefined an unknown answer. */
export function parseFinderAnswer(question: FinderQuestion, value: unknown) {
  if (value === 'any') return null
  const answers: readonly string[] = finderQuestions[question]
  return answers.find((answer) => answer === value)
}

/** The first question without an answer; null when all are answered. */
export function nextFinderQuestion(answers: Partial<FinderAnswers>) {
  const questions = Object.keys(finderQuestions) as FinderQuestion[]
  return questions.find((question) => answers[question] === undefined) ?? null
}

/**
 * The search for matching members: the member's default search with the answered ages, within the
 * age limits of the site.
 */
export function finderSearch(
  { age }: Pick<FinderAnswers, 'age'>,
  defaults: SearchCriteria,
  settings: Pick<SiteSettings, 'minAge'>
): SearchCriteria {
  if (age === null) return defaults
  const [minAge, maxAge] = ageRanges[age].map((years) => withinAgeLimits(years, settings))
  return { ...defaults, minAge, maxAge }
}
