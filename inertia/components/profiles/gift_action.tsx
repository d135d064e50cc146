import { Link, router, usePage } from '@inertiajs/react'
import { Gift } from 'lucide-react'
import { useEffect, useState } from 'react'
import { isSolvedByCredits } from '~/components/messaging/solved_by_credits'
import type { Answer, Refusal } from '~/components/messaging/types'
import { Button } from '~/components/ui/button'
import { Dialog } from '~/components/ui/dialog'
import { lazyPart } from '~/components/ui/lazy_part'
import { useText } from '~/i18n/use_text'

const GiftDialog = lazyPart(() => import('~/components/messaging/composer/gift_dialog'))
const RefusalDialog = lazyPart(async () => {
  const { RefusalDialog: component } = await import('~/components/messaging/refusal_dialog')
  return { default: component }
})

/** On phones only the icon has room. */
export const giftLook = 'max-lg:size-[48px] max-lg:min-h-0 max-lg:shrink-0 max-lg:px-0'

type State =
  | { kind: 'nothing' | 'choosing' }
  | { kind: 'sent'; conversationId: string }
  | { kind: 'refused'; refusal: Refusal }

/**
 * Sends a gift from the profile; it begins the conversation if there is none. Open at once for whoever
 * wanted it before they signed up or logged in.
 */
export function GiftAction({ memberId, name }: { memberId: string; name: string }) {
  const { t } = useText()
  const { url } = usePage()
  const [state, setState] = useState<State>({ kind: 'nothing' })
  useEffect(() => {
    const { pathname, searchParams } = new URL(url, location.origin)
    if (!searchParams.has('gift')) return
    setState({ kind: 'choosing' })
    router.replace({ url: pathname, preserveScroll: true, preserveState: true })
  }, [url])
  const close = () => setState({ kind: 'nothing' })
  const onSent = ({ conversationId }: Answer) => setState({ kind: 'sent', conversationId })
  const onRefused = (refusal: Refusal) => {
    if (isSolvedByCredits(refusal)) setState({ kind: 'refused', refusal })
  }
  return (
    <>
      <Button
        variant="quiet"
        onClick={() => setState({ kind: 'choosing' })}
        icon={<Gift aria-hidden="true" className="size-5" />}
        className={giftLook}
      >
        <span className="max-lg:sr-only">{t('profiles.send_gift')}</span>
      </Button>
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
