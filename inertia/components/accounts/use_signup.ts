import { router, usePage } from '@inertiajs/react'
import { useRef, useState } from 'react'
import { payloadOf } from '~/components/accounts/answers'
import { forgetAnswers, showErrors, useAnswers } from '~/components/accounts/answer_store'
import type { SignupProps } from '~/components/accounts/signup_props'
import { furthestStep, missingAt, stepCount, stepOfErrors } from '~/components/accounts/steps'
import { toast } from '~/components/ui/toast'
import { useText } from '~/i18n/use_text'

/** Where the visitor is in the form, and how they get on. */
export function useSignup({ gender, seeking, country }: SignupProps) {
  const { t } = useText()
  const { url } = usePage()
  const given = { ...(gender && { gender }), ...(seeking && { seeking }) }
  const { answers, errors, restored } = useAnswers(given, { country })
  const asked = stepOf(url, gender && seeking ? 1 : 0)
  const step = restored ? Math.min(asked, furthestStep(answers)) : asked
  const { post, posting } = usePost(answers, t('accounts.no_connection'))

  const next = () => {
    const missing = Object.entries(missingAt(step, answers)).map(([field, key]) => [field, t(key)])
    showErrors(Object.fromEntries(missing))
    if (missing.length > 0) return
    if (step === stepCount - 1) post()
    else goTo(step + 1)
  }
  return { answers, errors, step, posting, next, back: () => goTo(step - 1) }
}

/** The form goes out once, however often the button is pressed. */
function usePost(answers: ReturnType<typeof useAnswers>['answers'], noConnection: string) {
  const [posting, setPosting] = useState(false)
  const underWay = useRef(false)
  const post = () => {
    if (underWay.current) return
    underWay.current = true
    setPosting(true)
    router.post('/signup', payloadOf(answers), {
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
    })
  }
  return { post, posting }
}

/** Each step has its address, so that the browser's own back button works. */
export function addressOf(step: number) {
  return step < 0 ? '/' : `/signup?step=${step}`
}

function goTo(step: number) {
  if (step < 0) return router.visit('/')
  router.push({ url: addressOf(step), preserveState: true })
}

function stepOf(url: string, fallback: number) {
  const asked = new URL(url, 'http://site').searchParams.get('step')
  const step = asked === null ? fallback : Number(asked)
  return Number.isInteger(step) && step >= 0 && step < stepCount ? step : fallback
}
