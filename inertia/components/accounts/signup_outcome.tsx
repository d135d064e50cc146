import { router } from '@inertiajs/react'
import { useEffect } from 'react'
import { OpenMail } from '~/components/accounts/open_mail'
import { SignupProgress } from '~/components/accounts/signup_progress'
import { useSignupProgress } from '~/components/accounts/use_signup_progress'

/** What the server tells of an account that has just been made. */
export type Completion = {
  fresh: boolean
  chat: string | null
  outbox: string | null
}

interface Props extends Completion {
  name: string
  onTold?: () => void
}

/** The steps that follow the form, one after the other, and then the mail to open. */
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

/** Who signed up for a certain member stands in that chat once all is told. */
function useWayToChat(chat: string | null, told: boolean) {
  useEffect(() => {
    if (chat && told) router.visit(chat, { replace: true })
  }, [chat, told])
}
