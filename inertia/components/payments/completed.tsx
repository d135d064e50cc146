import { usePage } from '@inertiajs/react'
import { Check } from 'lucide-react'
import { BundleArt } from '~/components/credits/bundle_art'
import type { OutcomeProps } from '~/components/payments/order_outcome'
import { Outcome } from '~/components/payments/outcome'
import { ButtonLink } from '~/components/ui/button_link'
import { useText } from '~/i18n/use_text'

/** The credits are booked: back to where they are wanted. */
export function Completed({ order, conversation }: OutcomeProps) {
  const { t } = useText()
  const { me } = usePage().props
  return (
    <Outcome
      picture={<Celebration />}
      title={t('payments.completed_title', { credits: order.credits })}
      actions={
        <>
          {conversation && (
            <ButtonLink href={`/chats/${conversation}`} size="large" wide>
              {t('payments.back_to_chat')}
            </ButtonLink>
          )}
          <ButtonLink
            href="/members"
            size={conversation ? 'medium' : 'large'}
            variant={conversation ? 'quiet' : 'primary'}
            wide
          >
            {t('payments.search_members')}
          </ButtonLink>
        </>
      }
    >
      <p>
        <b className="text-ink">{t('payments.balance', { credits: me?.credits ?? 0 })}</b>{' '}
        {t('payments.now_premium')}
      </p>
    </Outcome>
  )
}

/** The most sparks there are, and the check that says it is done. */
function Celebration() {
  return (
    <div className="relative mb-7 w-full max-w-md">
      <BundleArt tier="p3" className="overflow-hidden rounded-card" />
      <span className="absolute -bottom-7 left-1/2 grid size-14 -translate-x-1/2 place-items-center rounded-full bg-primary-strong text-on-primary-strong ring-4 ring-ground">
        <Check aria-hidden="true" className="size-7" strokeWidth={2.5} />
      </span>
    </div>
  )
}
