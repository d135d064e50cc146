import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { OpenMail } from '~/components/accounts/open_mail'
import { SignupProgress } from '~/components/accounts/signup_progress'
import { useSignupProgress } from '~/components/accounts/use_signup_progress'

/** Props about an account that has just been made. */
export type Completion = {
  fresh: boolean
  chat: string | null
  outbox: string | null
}

interface Props extends Completion {
  name: string
  onTold?: () => void
}

/** Progress after the form, then the request to open the mail. */
export function SignupOutcome({ name, fresh, chat, outbox, onTold }: Props) {
  const { hidden, matches, sent, done, share } = useSignupProgress(fresh)
  useWayToChat(chat, fresh && hidden)
  useEffect(() => {
    if (hidden) onTold?.()
  }, [hidden, onTold])
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
function useWayToChat(chat: string | null, told: boolean) {
  useEffect(() => {
    if (chat && told) router.visit(chat, { replace: true })
  }, [chat, told])
}
