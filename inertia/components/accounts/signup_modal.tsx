import { router } from '@inertiajs/react'
import { useCallback, useState } from 'react'
import { forgetAnswers, hasAnswered } from '~/components/accounts/answer_store'
import { SignupFlow } from '~/components/accounts/signup_flow'
import { SignupModalFrame } from '~/components/accounts/signup_modal_frame'
import { type Completion, SignupOutcome } from '~/components/accounts/signup_outcome'
import type { SignupProps } from '~/components/accounts/signup_props'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { DialogButtons } from '~/components/ui/dialog_buttons'
import { useCloseOnBack } from '~/components/ui/use_close_on_back'
import { useText } from '~/i18n/use_text'
import type { SitePage } from '~/components/accounts/fetch_page'

interface Props {
  start: SignupProps
  onClose: () => void
}

/**
 * The sign-up in a modal over the current page. It cannot be closed while the form is being sent or
 * the progress is shown, and asks first once something has been answered.
 */
export default function SignupModal({ start, onClose }: Props) {
  const { t } = useText()
  const [requestedStep, goTo] = useState<number | null>(null)
  const [inProgress, setInProgress] = useState(false)
  const [open, setOpen] = useState(true)
  const [asking, setAsking] = useState(false)
  const { completed, onAccepted } = useCompletion(onClose)
  const endProgress = useCallback(() => setInProgress(false), [])
  useCloseOnBack(inProgress, () => {
    onClose()
    // The page beneath still shows what visitors see.
    if (completed) router.reload()
  })
  const mayClose = () => {
    const loses = !completed && hasAnswered()
    if (loses) setAsking(true)
    return !loses
  }
  const stop = () => {
    setAsking(false)
    // Closing the element returns the focus to the link.
    setOpen(false)
  }
  return (
    <>
      <Dialog
        open={open}
        closable={!inProgress}
        mayClose={mayClose}
        onClose={() => history.back()}
        title={t('accounts.sign_up')}
      >
        {completed ? (
          <SignupOutcome {...completed} onFinished={endProgress} />
        ) : (
          <SignupFlow
            {...start}
            navigation={{ requestedStep, goTo, onAccepted, onPosting: setInProgress }}
            Frame={SignupModalFrame}
          />
        )}
      </Dialog>
      {asking && <StopDialog onStay={() => setAsking(false)} onStop={stop} />}
    </>
  )
}

function StopDialog({ onStay, onStop }: { onStay: () => void; onStop: () => void }) {
  const { t } = useText()
  return (
    <Dialog open onClose={onStay} title={t('accounts.stop_title')}>
      <p>{t('accounts.stop_text')}</p>
      <DialogButtons>
        <Button variant="quiet" onClick={onStop}>
          {t('accounts.stop')}
        </Button>
        <Button onClick={onStay}>{t('accounts.go_on')}</Button>
      </DialogButtons>
    </Dialog>
  )
}

type Completed = Completion & { name: string; mailedTo: string }

/** Shows the completion in the modal; any other page is visited. */
function useCompletion(onElsewhere: () => void) {
  const [completed, setCompleted] = useState<Completed | null>(null)
  const onAccepted = (page: SitePage) => {
    if (!isCompletion(page)) {
      onElsewhere()
      return router.visit(page.url)
    }
    const { me, fresh, next, outbox } = page.props
    setCompleted({ name: me?.name ?? '', mailedTo: me?.mailedTo ?? '', fresh, next, outbox })
    forgetAnswers()
  }
  return { completed, onAccepted }
}

function isCompletion(page: SitePage): page is SitePage<Completion> {
  return page.component === 'accounts/signup_complete'
}
