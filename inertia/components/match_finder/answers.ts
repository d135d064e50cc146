import type { TextKey } from '~/i18n/keys'
import type { FinderQuestion } from '../../../core/discovery/search/match_finder'

export type Question = FinderQuestion

/** The answers to each question with their labels. */
export const answersTo = {
  age: [
    { value: '18-35', label: 'finder.age_younger' },
    { value: '35+', label: 'finder.age_older' },
    { value: 'any', label: 'finder.any' },
  ],
  appearance: [
    { value: 'normal', label: 'finder.appearance_normal' },
    { value: 'sexy', label: 'finder.appearance_sexy' },
    { value: 'any', label: 'finder.any' },
  ],
  race: [
    { value: 'white', label: 'finder.race_white' },
    { value: 'other', label: 'finder.race_other' },
    { value: 'any', label: 'finder.any' },
  ],
} as const satisfies Record<Question, readonly { value: string; label: TextKey }[]>

/** Label of an answer; without one, no preference. */
export function labelOf(question: Question, answer: string | null): TextKey {
  const found = answersTo[question].find(({ value }) => value === answer)
  return found?.label ?? 'finder.any'
}
