import { usePage } from '@inertiajs/react'
import { useRef, useState } from 'react'
import { payloadOf, type Answers } from '~/components/accounts/answers'
import { showErrors, showJudgement, useAnswers } from '~/components/accounts/answer_store'
import { errorsIn, submitSignup } from '~/components/accounts/submit_signup'
import type { SignupProps } from '~/components/accounts/signup_props'
import {
  furthestStep,
  judgedAt,
  missingAt,
  stepCount,
  stepOfErrors,
} from '~/components/accounts/steps'
import { toast } from '~/components/ui/toast'
import { useText } from '~/i18n/use_text'
import { callServer } from '~/live/call_server'
import type { SitePage } from '~/components/accounts/fetch_page'

/** Navigation of the form: by URLs on its page, by state in the modal. */
export interface SignupNavigation {
  /** The requested step; null for the first incomplete one. */
  requestedStep: number | null
  /** A step below zero leaves the form. */
  goTo: (step: number) => void
  /** The server accepted the form and redirected to a page. */
  onAccepted: (page: SitePage) => void
  onPosting?: (posting: boolean) => void
}

/** State of the sign-up form: the step, its answers and errors, and how to go on. */
export function useSignup(
  { gender, seeking, country, region, kept, pending, minAge }: SignupProps,
  navigation: SignupNavigation
) {
  const { t } = useText()
  const { errors: refused } = usePage().props
  const missing = useMissing(minAge)
  const given: Partial<Answers> = {}
  if (gender) given.gender = gender
  if (seeking) given.seeking = seeking
  const home = region ? { country, region: String(region) } : null
  /** Without script, the next step is asked for before all is answered. */
  const errorsOf = (known: Answers) => {
    const furthest = furthestStep(known)
    const isMissing = kept && (navigation.requestedStep ?? 0) > furthest
    return isMissing ? { ...missing(furthest, known), ...refused } : refused
  }
  const start = { given, suggested: { country }, home, kept, errorsOf }
  const { answers, errors, refusals, restored } = useAnswers(start)
  const [opensAt] = useState(() => furthestStep(answers))
  const requested = Math.min(navigation.requestedStep ?? opensAt, stepOfErrors(errors))
  const step = restored || kept ? Math.min(requested, furthestStep(answers)) : requested
  const asksEmail = useAsksEmail(pending, errors)
  const known = asksEmail ? answers : { ...answers, email: '' }
  const { post, posting } = usePost(known, navigation, t('accounts.no_connection'))
  const { check, checking } = useCheck(navigation.goTo)

  const next = () => {
    const { email, ...others } = missing(step, answers)
    const found = email && asksEmail ? { ...others, email } : others
    showErrors(found)
    // What is wrong beside a missing consent is said with it, by the server.
    if (Object.keys(found).some((field) => field !== 'consent')) return
    if (step === stepCount - 1) void post()
    else void check(step, answers)
  }
  const isPosting = posting || checking
  return { answers, errors, refusals, step, posting: isPosting, next, asksEmail, before: step - 1 }
}

/** What is missing of a step, as the visitor reads it. */
function useMissing(minAge: number) {
  const { t } = useText()
  return (step: number, answers: Answers): Record<string, string> => {
    const missing = Object.entries(missingAt(step, answers))
    return Object.fromEntries(missing.map(([field, key]) => [field, t(key, { min_age: minAge })]))
  }
}

/** An address given before is not asked for again, unless the server finds an error in it. */
function useAsksEmail(pending: boolean, errors: Record<string, string>) {
  const [asks, setAsks] = useState(!pending)
  if (errors.email && !asks) setAsks(true)
  return asks
}

/** Validates a step on the server; without a response the final submit will. */
function useCheck(goTo: (step: number) => void) {
  const [checking, setChecking] = useState(false)
  const underWay = useRef(false)
  const check = async (step: number, answers: Answers) => {
    if (underWay.current) return
    underWay.current = true
    setChecking(true)
    const response = await callServer('POST', '/signup/step', judgedAt(step, answers))
    const errors = response?.status === 422 ? await errorsIn(response) : {}
    underWay.current = false
    setChecking(false)
    showJudgement(errors, answers)
    if (Object.keys(errors).length === 0) goTo(step + 1)
  }
  return { check, checking }
}

/** A refusal without a field comes as a flash message of the page. */
function acceptPage(page: SitePage, navigation: SignupNavigation) {
  const { error } = page.props.flash
  if (error) void toast.error(error)
  navigation.onAccepted(page)
}

/** Submits the form once, however often the button is pressed. */
function usePost(answers: Answers, navigation: SignupNavigation, noConnection: string) {
  const page = usePage()
  const [posting, setPosting] = useState(false)
  const underWay = useRef(false)
  const turn = (on: boolean) => {
    underWay.current = on
    setPosting(on)
    navigation.onPosting?.(on)
  }
  const post = async () => {
    if (underWay.current) return
    turn(true)
    const sent = await submitSignup(payloadOf(answers), page)
    if (sent?.page) return acceptPage(sent.page, navigation)
    turn(false)
    if (!sent) return void toast.error(noConnection)
    showErrors(sent.errors)
    navigation.goTo(stepOfErrors(sent.errors))
  }
  return { post, posting }
}
