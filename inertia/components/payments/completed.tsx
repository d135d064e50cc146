import { usePage } from '@inertiajs/react'
import { Check } from 'lucide-react'
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
      icon={<Check aria-hidden="true" strokeWidth={2.5} />}
      tone="success"
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
