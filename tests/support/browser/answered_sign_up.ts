import type { BrowserContext } from 'playwright'

const answers = {
  gender: 'female',
  seeking: 'male',
  country: 'NL',
  region: '1',
  place: '1',
  placeName: 'Utrecht',
  day: '14',
  month: '3',
  year: '1992',
  name: 'Robin',
}

/** Stores answers to all steps of the sign-up, so that every step can be opened. */
export function answerSignUpSteps(context: BrowserContext, home: Partial<typeof answers> = {}) {
  const stored = JSON.stringify({ ...answers, ...home })
  return context.addInitScript(`sessionStorage.setItem('signup', '${stored}')`)
}
