import { withinAgeLimits, type SearchCriteria } from '#core/discovery/search/search'
import { appearances, races, type Appearance, type Race } from '#core/profiles/self_description'
import type { SiteSettings } from '#core/sites/settings/settings'

export const finderAges = ['18-35', '35+'] as const
export type FinderAge = (typeof finderAges)[number]

/** The questions in their order, each with its answers (section 3, Matchfinder options). */
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

/** Reads one answer, as a form sends it; undefined for one that is none. */
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
 * The search for the members who fit: the member's own default one, at the ages they answered and
 * within what the site lets anyone search for.
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
