import { router, usePage } from '@inertiajs/react'
import { useRef, useState } from 'react'
import { payloadOf, type Answers } from '~/components/accounts/answers'
import { forgetAnswers, showErrors, useAnswers } from '~/components/accounts/answer_store'
import type { SignupProps, SignupTarget } from '~/components/accounts/signup_props'
import {
  furthestStep,
  judgedAt,
  missingAt,
  stepCount,
  stepOfErrors,
} from '~/components/accounts/steps'
import { toast } from '~/components/ui/toast'
import { useText } from '~/i18n/use_text'
import { callOnce } from '~/live/call_server'

/** Where the visitor is in the form, and how they get on. */
export function useSignup({ gender, seeking, country, target, begun }: SignupProps) {
  const { t } = useText()
  const { url } = usePage()
  const given = { ...(gender && { gender }), ...(seeking && { seeking }) }
  const { answers, errors, restored } = useAnswers(given, { country })
  const asked = stepOf(url, gender && seeking ? 1 : 0)
  const step = restored ? Math.min(asked, furthestStep(answers)) : asked
  const asksEmail = useAsksEmail(begun, errors)
  const path = pathOf(target, begun)
  const goTo = (to: number) => moveTo(to, path)
  const known = asksEmail ? answers : { ...answers, email: '' }
  const { post, posting } = usePost({ answers: known, target, goTo }, t('accounts.no_connection'))
  const { check, checking } = useCheck(goTo)

  const next = () => {
    const missing = Object.entries(missingAt(step, answers))
      .filter(([field]) => asksEmail || field !== 'email')
      .map(([field, key]) => [field, t(key)])
    showErrors(Object.fromEntries(missing))
    if (missing.length > 0) return
    if (step === stepCount - 1) post()
    else void check(step, answers)
  }
  const before = begun && gender && seeking && step === 1 ? -1 : step - 1
  return {
    ...{ answers, errors, step, posting: posting || checking, next, asksEmail },
    back: () => goTo(before),
    backTo: addressOf(before, path),
  }
}

/** An address given before is not asked again, until the server has something to say about it. */
function useAsksEmail(begun: boolean, errors: Record<string, string>) {
  const [asks, setAsks] = useState(!begun)
  if (errors.email && !asks) setAsks(true)
  return asks
}

/** Asks the server about a step; without an answer the end of the form will tell. */
function useCheck(goTo: (step: number) => void) {
  const [checking, setChecking] = useState(false)
  const underWay = useRef(false)
  const check = async (step: number, answers: Answers) => {
    if (underWay.current) return
    underWay.current = true
    setChecking(true)
    const response = await callOnce('POST', '/signup/step', judgedAt(step, answers))
    const errors = response?.status === 422 ? await errorsIn(response) : {}
    underWay.current = false
    setChecking(false)
    showErrors(errors)
    if (Object.keys(errors).length === 0) goTo(step + 1)
  }
  return { check, checking }
}

async function errorsIn(response: Response): Promise<Record<string, string>> {
  const { errors }: { errors: { field: string; message: string }[] } = await response.json()
  return Object.fromEntries(errors.map(({ field, message }) => [field, message]))
}

interface Form {
  answers: Answers
  target: SignupTarget | null
  goTo: (step: number) => void
}

/** The form goes out once, however often the button is pressed. */
function usePost({ answers, target, goTo }: Form, noConnection: string) {
  const [posting, setPosting] = useState(false)
  const underWay = useRef(false)
  const post = () => {
    if (underWay.current) return
    underWay.current = true
    setPosting(true)
    router.post(
      '/signup',
      { ...payloadOf(answers), ...(target && { target: target.id }) },
      {
        preserveState: 'errors',
        onSuccess: forgetAnswers,
        onError: (errors) => {
          showErrors(errors)
          goTo(stepOfErrors(errors))
        },
        onNetworkError: () => {
          toast.error(noConnection)
          return false
        },
        onFinish: () => {
          underWay.current = false
          setPosting(false)
        },
      }
    )
  }
  return { post, posting }
}

/** Each step has its address, so that the browser's own back button works. */
function addressOf(step: number, path: string) {
  return step < 0 ? '/' : `${path}?step=${step}`
}

function pathOf(target: SignupTarget | null, begun: boolean) {
  if (target) return `/members/${target.id}/signup`
  return begun ? '/complete-signup' : '/signup'
}

function moveTo(step: number, path: string) {
  if (step < 0) return router.visit('/')
  router.push({ url: addressOf(step, path), preserveState: true })
}

function stepOf(url: string, fallback: number) {
  const asked = new URL(url, 'http://site').searchParams.get('step')
  const step = asked === null ? fallback : Number(asked)
  return Number.isInteger(step) && step >= 0 && step < stepCount ? step : fallback
}
