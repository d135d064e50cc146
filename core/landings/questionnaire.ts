import { firstTopicsOf, type FirstTopic } from '#core/messaging/icebreaker'
import { interests, type Interest } from '#core/profiles/interests'
import { traits, type TraitValue } from '#core/profiles/traits'

/** What a landing may ask, the first three that a member has said something of. */
export type LandingQuestion = 'reason' | 'interests' | 'tattoos' | 'home' | 'age'

/** What a member has said, as visitors may read it, so not whom they look for; null: not said, or not shown on the site. */
export type Facts = Readonly<{
  reason: TraitValue<'reason_for_signup'> | null
  tattoos: TraitValue<'tattoos'> | null
  interests: readonly Interest[]
  age: number
}>

export const homes = ['same', 'elsewhere'] as const
export const ageBands = ['under_30', 'thirties', 'forties', 'over_50'] as const

/** What a visitor answers; null or empty: not answered. */
export type Answers = Readonly<{
  reason: TraitValue<'reason_for_signup'> | null
  tattoos: TraitValue<'tattoos'> | null
  interests: readonly FirstTopic[]
  /** Whether they live in the member's country. */
  home: (typeof homes)[number] | null
  age: (typeof ageBands)[number] | null
}>

const asked = 3
/** How many interests to choose from are the member's, and how many are not. */
const ofEach = 3

/** The three questions about a member. Rule: docs/product/landers.md, Would you two get on? */
export function questionsFor({ interests: theirs, reason, tattoos }: Facts): LandingQuestion[] {
  const all: [LandingQuestion, boolean][] = [
    ['reason', reason !== null],
    ['interests', firstTopicsOf(theirs).length > 0],
    ['tattoos', tattoos !== null],
    ['home', true],
    ['age', true],
  ]
  return all
    .filter(([, isKnown]) => isKnown)
    .map(([question]) => question)
    .slice(0, asked)
}

/** The interests to choose from: as many that the member shares as ones that they do not, in list order. */
export function interestsToChoose(theirs: readonly Interest[]): FirstTopic[] {
  const all = firstTopicsOf(interests)
  const shared = firstTopicsOf(theirs).slice(0, ofEach)
  const others = shared.flatMap((one, index) => {
    const free = all.filter((other) => !theirs.includes(other))
    // Beside each of theirs, so that neither kind stands together.
    return free.length === 0 ? [] : [free[(all.indexOf(one) + index) % free.length]]
  })
  return all.filter((one) => shared.includes(one) || others.includes(one))
}

/** Whether an answer is what the member said of themselves; null without an answer. */
export function fits(question: LandingQuestion, facts: Facts, answers: Answers): boolean | null {
  const { age, home, interests: chosen, reason, tattoos } = answers
  if (question === 'reason') return reason && reason === facts.reason
  if (question === 'tattoos') return tattoos && tattoos === facts.tattoos
  if (question === 'home') return home && home === 'same'
  if (question === 'age') return age && bandOf(facts.age) === age
  return chosen.length === 0 ? null : chosen.some((one) => facts.interests.includes(one))
}

/** Parses answers from a query, in which anything may stand. */
export function parseAnswers(query: Readonly<Record<string, unknown>>): Answers {
  const likes = [query.interest].flat()
  return {
    reason: oneOf(traits.reason_for_signup, query.reason),
    tattoos: oneOf(traits.tattoos, query.tattoos),
    interests: firstTopicsOf(interests.filter((one) => likes.includes(one))),
    home: oneOf(homes, query.home),
    age: oneOf(ageBands, query.age),
  }
}

function bandOf(age: number): (typeof ageBands)[number] {
  if (age < 30) return 'under_30'
  if (age < 40) return 'thirties'
  return age < 50 ? 'forties' : 'over_50'
}

function oneOf<Word extends string>(words: readonly Word[], word: unknown): Word | null {
  return words.find((one) => one === word) ?? null
}
