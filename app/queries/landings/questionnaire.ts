import type { HttpContext } from '@adonisjs/core/http'
import { DateTime } from 'luxon'
import {
  ageBands,
  fits,
  homes,
  interestsToChoose,
  questionsFor,
  type Answers,
  type Facts,
  type LandingQuestion,
} from '#core/landings/questionnaire'
import { firstTopicsOf } from '#core/messaging/icebreaker'
import { ageOn } from '#core/profiles/age'
import { traits } from '#core/profiles/traits'
import type Profile from '#models/profile'
import type { LandingPerson } from '#queries/landings/landing_person'
import { countryName } from '#queries/places/country_choices'

type Asking = Pick<HttpContext, 'i18n' | 'locale'> &
  Readonly<{ profile: Profile; person: LandingPerson; facts: Facts }>

/** What visitors may know of a member, as the questions compare it. */
export function factsOf({ site }: HttpContext, profile: Profile, person: LandingPerson): Facts {
  const { visibleProfileFields: shown } = site.settings
  return {
    reason: shown.includes('reason_for_signup') ? profile.reasonForSignup : null,
    tattoos: shown.includes('tattoos') ? profile.tattoos : null,
    interests: person.interests,
    age: ageOn(profile.dateOfBirth, DateTime.utc()),
  }
}

/** The three questions with their answers to choose from, and each answer given beside the member's. */
export function questionnaire(asking: Asking, answers: Answers) {
  const questions = questionsFor(asking.facts).map((question) => asked(asking, question, answers))
  const answered = questions.filter((question) => question.fits !== null)
  return { questions, answered, inCommon: answered.filter((question) => question.fits).length }
}

function asked(asking: Asking, question: LandingQuestion, answers: Answers) {
  const given = [answers[question]].flat()
  const all = choicesOf(asking, question)
  const own = all.filter(([value]) => given.some((one) => one === value))
  return {
    name: question === 'interests' ? 'interest' : question,
    isMany: question === 'interests',
    legend: asking.i18n.t(legends[question]),
    choices: all.map(([value, label]) => ({ value, label })),
    // What is not offered is no answer.
    fits: own.length === 0 ? null : fits(question, asking.facts, answers),
    own: listed(
      asking,
      own.map(([, label]) => label)
    ),
    theirs: theirsOf(asking, question),
  }
}

const legends = {
  reason: 'landings.ask_reason',
  interests: 'landings.ask_interests',
  tattoos: 'landings.ask_tattoos',
  home: 'accounts.place_title',
  age: 'landings.ask_age',
} as const satisfies Record<LandingQuestion, string>

type Choice = readonly [value: string, label: string]

function choicesOf({ facts, i18n, locale, profile }: Asking, question: LandingQuestion): Choice[] {
  if (question === 'reason') {
    return traits.reason_for_signup.map((one) => [one, i18n.t(`profiles.reason_for_signup_${one}`)])
  }
  if (question === 'interests') {
    const offered = interestsToChoose(facts.interests)
    return offered.map((one) => [one, i18n.t(`profiles.interest_${one}`)])
  }
  if (question === 'tattoos') {
    return traits.tattoos.map((one) => [one, i18n.t(`profiles.tattoos_${one}`)])
  }
  if (question === 'age') return ageBands.map((one) => [one, i18n.t(`landings.age_${one}`)])
  const names = {
    same: countryName(profile.country, locale),
    elsewhere: i18n.t('landings.elsewhere'),
  }
  return homes.map((one) => [one, names[one]])
}

/** What the member said, in words. */
function theirsOf(asking: Asking, question: LandingQuestion) {
  const { facts, i18n, person } = asking
  if (question === 'reason' && facts.reason) {
    return i18n.t(`profiles.reason_for_signup_${facts.reason}`)
  }
  if (question === 'tattoos' && facts.tattoos) return i18n.t(`profiles.tattoos_${facts.tattoos}`)
  if (question === 'home') return person.place
  if (question === 'age') return String(facts.age)
  const offered = interestsToChoose(facts.interests)
  const theirs = firstTopicsOf(facts.interests).filter((one) => offered.includes(one))
  return listed(
    asking,
    theirs.map((one) => i18n.t(`profiles.interest_${one}`))
  )
}

function listed({ locale }: Pick<Asking, 'locale'>, words: readonly string[]) {
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(words)
}
