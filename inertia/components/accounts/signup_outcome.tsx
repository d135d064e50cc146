import type { Read } from '@generated/answers'
import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { OpenMail } from '~/components/accounts/open_mail'
import { SignupProgress } from '~/components/accounts/signup_progress'
import { useSignupProgress } from '~/components/accounts/use_signup_progress'

/** Props about an account that has just been made. */
export type Completion = Read<'accounts/signup_completion', 'signupCompletion'>

interface Props extends Completion {
  name: string
  onFinished?: () => void
}

/** Progress after the form, then the request to open the mail. */
export function SignupOutcome({ name, fresh, chat, outbox, onFinished }: Props) {
  const { hidden, matches, sent, done, share } = useSignupProgress(fresh)
  useVisitChat(chat, fresh && hidden)
  useEffect(() => {
    if (hidden) onFinished?.()
  }, [hidden, onFinished])
  return (
    <div aria-live="polite">
      {hidden ? (
        <OpenMail sent={sent} matches={matches} outbox={outbox} chat={chat} />
      ) : (
        <SignupProgress name={name} done={done} share={share} />
      )}
    </div>
  )
}

/** Leads to the conversation that the member signed up for, once the progress has ended. */
function useVisitChat(chat: string | null, finished: boolean) {
  useEffect(() => {
    if (chat && finished) router.visit(chat, { replace: true })
  }, [chat, finished])
}
