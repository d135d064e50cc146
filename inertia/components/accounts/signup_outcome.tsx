import type { Read } from '@generated/answers'
import { router } from '@inertiajs/react'
import { useEffect, useState } from 'react'
import { OpenMail } from '~/components/accounts/open_mail'
import { SignupProgress } from '~/components/accounts/signup_progress'
import { useSignupProgress } from '~/components/accounts/use_signup_progress'
import { useHydrated } from '~/components/ui/use_hydrated'

/** Props about an account that has just been made. */
export type Completion = Read<'accounts/signup_completion', 'signupCompletion'>

interface Props extends Completion {
  name: string
  mailedTo: string
  onFinished?: () => void
}

/** Progress after the form, then the request to open the mail: at once in a document, which may have no script. */
export function SignupOutcome({ name, mailedTo, next, outbox, onFinished, ...account }: Props) {
  const [cameByScript] = useState(useHydrated())
  const fresh = account.fresh && cameByScript
  const { hidden, matches, sent, done, share } = useSignupProgress(fresh)
  useVisit(next, fresh && hidden)
  useEffect(() => {
    if (hidden) onFinished?.()
  }, [hidden, onFinished])
  return (
    <div aria-live="polite">
      {hidden ? (
        <OpenMail sent={sent} matches={matches} mailedTo={mailedTo} outbox={outbox} next={next} />
      ) : (
        <SignupProgress name={name} done={done} share={share} />
      )}
    </div>
  )
}

/** Leads to what the member signed up for, once the progress has ended. */
function useVisit(next: string | null, finished: boolean) {
  useEffect(() => {
    if (next && finished) router.visit(next, { replace: true })
  }, [next, finished])
}
