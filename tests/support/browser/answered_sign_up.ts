import type { BrowserContext } from 'playwright'

const answers = {
  gender: 'female',
  seeking: 'male',
  lookingForConsent: true,
  country: 'NL',
  region: '1',
  place: '1',
  placeName: 'Utrecht',
  day: '14',
  month: '3',
  year: '1992',
  name: 'Robin',
  seenBy: 'members',
  ownSiteOnly: false,
}

/** The script that stores these answers in a tab. */
export function answersStored(home: Partial<typeof answers> = {}) {
  return `sessionStorage.setItem('signup', '${JSON.stringify({ ...answers, ...home })}')`
}

/** Stores answers to all steps of the sign-up, so that every step can be opened. */
export function answerSignUpSteps(context: BrowserContext, home: Partial<typeof answers> = {}) {
  return context.addInitScript(answersStored(home))
}
