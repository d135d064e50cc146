import { router } from '@inertiajs/react'
import { useCallback, useState } from 'react'
import { forgetAnswers } from '~/components/accounts/answer_store'
import { SignupFlow } from '~/components/accounts/signup_flow'
import { SignupModalFrame } from '~/components/accounts/signup_modal_frame'
import { type Completion, SignupOutcome } from '~/components/accounts/signup_outcome'
import type { SignupProps } from '~/components/accounts/signup_props'
import { Dialog } from '~/components/ui/dialog'
import { useCloseOnBack } from '~/components/ui/use_close_on_back'
import { useText } from '~/i18n/use_text'
import type { SitePage } from '~/components/accounts/fetch_page'

interface Props {
  start: SignupProps
  onClose: () => void
}

/**
 * The sign-up over the page that asked for it (section 2). Nothing closes it while the form is
 * under way or the steps after it are told.
 */
export default function SignupModal({ start, onClose }: Props) {
  const { t } = useText()
  const [asked, goTo] = useState<number | null>(null)
  const [inProgress, setInProgress] = useState(false)
  const { completed, arrive } = useArrival(onClose)
  const endProgress = useCallback(() => setInProgress(false), [])
  useCloseOnBack(inProgress, () => {
    onClose()
    // What lies beneath is still a visitor's.
    if (completed) router.reload()
  })
  return (
    <Dialog
      open
      closable={!inProgress}
      onClose={() => history.back()}
      title={t('accounts.sign_up')}
    >
      {completed ? (
        <SignupOutcome {...completed} onTold={endProgress} />
      ) : (
        <SignupFlow
          {...start}
          way={{ asked, goTo, arrive, onPosting: setInProgress }}
          Frame={SignupModalFrame}
        />
      )}
    </Dialog>
  )
}

/** The end of the sign-up belongs into the modal; whatever else the server leads to is a page. */
function useArrival(onElsewhere: () => void) {
  const [completed, setCompleted] = useState<(Completion & { name: string }) | null>(null)
  const arrive = (page: SitePage) => {
    if (!isCompletion(page)) {
      onElsewhere()
      return router.visit(page.url)
    }
    const { me, fresh, chat, outbox } = page.props
    setCompleted({ name: me?.name ?? '', fresh, chat, outbox })
    forgetAnswers()
  }
  return { completed, arrive }
}

function isCompletion(page: SitePage): page is SitePage<Completion> {
  return page.component === 'accounts/signup_complete'
}
