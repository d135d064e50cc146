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

/** Lets every step of the sign-up be opened: the ones before it have been answered. */
export function answerSignUpSteps(context: BrowserContext, home: Partial<typeof answers> = {}) {
  const stored = JSON.stringify({ ...answers, ...home })
  return context.addInitScript(`sessionStorage.setItem('signup', '${stored}')`)
}
