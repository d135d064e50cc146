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
import { seekingOf } from '#core/profiles/orientation'
import { genders } from '#core/profiles/profile'
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
    seeking: seekingOf(profile),
    reason: shown.includes('reason_for_signup') ? profile.reasonForSignup : null,
    tattoos: shown.includes('tattoos') ? profile.tattoos : null,
    interests: person.interests,
    age: ageOn(profile.dateOfBirth, DateTime.utc()),
  }
}

/** The three questions with their answers to choose from, and each answer given beside the member's. */
export function questionnaire(asking: Asking, answers: Answers) {
  const questions = questionsFor(asking.facts).map((question) => {
    const { field, choices, legend } = askedOf(asking, question)
    const chosen = [answers[field]].flat()
    const all = choices.map(([value, label]) => {
      return { value, label, isChosen: chosen.some((one) => one === value) }
    })
    const own = all.filter(({ isChosen }) => isChosen).map(({ label }) => label)
    return {
      name: question === 'interests' ? 'interest' : field,
      isMany: question === 'interests',
      legend,
      choices: all,
      fits: fits(question, asking.facts, answers),
      own: listed(asking, own),
      theirs: theirsOf(asking, question),
    }
  })
  const answered = questions.filter((question) => question.fits !== null)
  return { questions, answered, inCommon: answered.filter((question) => question.fits).length }
}

type AskedAbout = Readonly<{
  field: keyof Answers
  legend: string
  choices: readonly (readonly [value: string, label: string])[]
}>

function askedOf({ facts, i18n, locale, profile }: Asking, question: LandingQuestion): AskedAbout {
  const all: Readonly<Record<LandingQuestion, () => AskedAbout>> = {
    seeking: () => ({
      field: 'gender',
      legend: i18n.t('home.i_am'),
      choices: genders.map((one) => {
        return [one, i18n.t(one === 'female' ? 'home.a_woman' : 'home.a_man')]
      }),
    }),
    reason: () => ({
      field: 'reason',
      legend: i18n.t('landings.ask_reason'),
      choices: traits.reason_for_signup.map((one) => {
        return [one, i18n.t(`profiles.reason_for_signup_${one}`)]
      }),
    }),
    interests: () => ({
      field: 'interests',
      legend: i18n.t('landings.ask_interests'),
      choices: interestsToChoose(facts.interests).map((one) => {
        return [one, i18n.t(`profiles.interest_${one}`)]
      }),
    }),
    tattoos: () => ({
      field: 'tattoos',
      legend: i18n.t('landings.ask_tattoos'),
      choices: traits.tattoos.map((one) => [one, i18n.t(`profiles.tattoos_${one}`)]),
    }),
    home: () => ({
      field: 'home',
      legend: i18n.t('accounts.place_title'),
      choices: homes.map((one) => {
        const isSame = one === 'same'
        return [one, isSame ? countryName(profile.country, locale) : i18n.t('landings.elsewhere')]
      }),
    }),
    age: () => ({
      field: 'age',
      legend: i18n.t('landings.ask_age'),
      choices: ageBands.map((one) => [one, i18n.t(`landings.age_${one}`)]),
    }),
  }
  return all[question]()
}

/** What the member said, in words. */
function theirsOf(asking: Asking, question: LandingQuestion) {
  const { facts, i18n, person } = asking
  if (question === 'seeking') {
    return i18n.t('landings.looks_for', { who: i18n.t(`profiles.seeking_${facts.seeking}`) })
  }
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
