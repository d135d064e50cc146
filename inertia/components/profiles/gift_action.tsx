import { Link } from '@inertiajs/react'
import { Gift } from 'lucide-react'
import { lazy, Suspense, useState } from 'react'
import type { Answer, Refusal } from '~/components/messaging/types'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { useText } from '~/i18n/use_text'

const GiftDialog = lazy(() => import('~/components/messaging/composer/gift_dialog'))
const RefusalDialog = lazy(async () => {
  const { RefusalDialog: component } = await import('~/components/messaging/refusal_dialog')
  return { default: component }
})

type State =
  | { kind: 'nothing' | 'choosing' }
  | { kind: 'sent'; conversationId: string }
  | { kind: 'refused'; refusal: Refusal }

/** Sends a gift from the profile; it begins the conversation if there is none. */
export function GiftAction({ memberId, name }: { memberId: string; name: string }) {
  const { t } = useText()
  const [state, setState] = useState<State>({ kind: 'nothing' })
  const close = () => setState({ kind: 'nothing' })
  const onSent = ({ conversationId }: Answer) => setState({ kind: 'sent', conversationId })
  const onRefused = async (refusal: Refusal) => {
    const { isSolvedByCredits } = await import('~/components/messaging/refusal_dialog')
    if (isSolvedByCredits(refusal)) setState({ kind: 'refused', refusal })
  }
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => setState({ kind: 'choosing' })}
        icon={<Gift aria-hidden="true" className="size-5" />}
        className="max-lg:size-12 max-lg:shrink-0 max-lg:px-0"
      >
        <span className="max-lg:sr-only">{t('profiles.send_gift')}</span>
      </Button>
      <Suspense>
        {state.kind === 'choosing' && (
          <GiftDialog
            url={`/members/${memberId}/gifts`}
            name={name}
            onSent={onSent}
            onRefused={onRefused}
            onClose={close}
          />
        )}
        {state.kind === 'refused' && (
          <RefusalDialog refusal={state.refusal} keepsText={false} onClose={close} />
        )}
      </Suspense>
      {state.kind === 'sent' && (
        <Dialog open onClose={close} title={t('messaging.gift_sent')}>
          <Link
            href={`/chats/${state.conversationId}`}
            className="inline-flex min-h-11 items-center font-bold text-primary-strong hover:underline"
          >
            {t('messaging.gift_see')}
          </Link>
        </Dialog>
      )}
    </>
  )
}
