/** Answers typed so far, as the fields hold them. */
export interface Answers {
  gender: string
  seeking: string
  lookingForConsent: boolean
  country: string
  region: string
  place: string
  placeName: string
  day: string
  month: string
  year: string
  name: string
  signupMessage: string
  seenBy: string
  ownSiteOnly: boolean
  email: string
  password: string
  consent: boolean
}

export const noAnswers: Answers = {
  gender: '',
  seeking: '',
  lookingForConsent: false,
  country: '',
  region: '',
  place: '',
  placeName: '',
  day: '',
  month: '',
  year: '',
  name: '',
  signupMessage: '',
  seenBy: '',
  ownSiteOnly: false,
  email: '',
  password: '',
  consent: false,
}

/** The answers as the server expects them. */
export function payloadOf(answers: Answers) {
  const { gender, seeking, country, region, place, name, email, password, consent } = answers
  return {
    gender,
    seeking,
    country,
    region,
    place,
    name,
    email,
    password,
    consent,
    date_of_birth: { day: answers.day, month: answers.month, year: answers.year },
    signup_message: answers.signupMessage,
    looking_for_consent: answers.lookingForConsent,
    seen_by: answers.seenBy || null,
    own_site_only: answers.ownSiteOnly,
  }
}
