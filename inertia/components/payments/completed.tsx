import { usePage } from '@inertiajs/react'
import { Check } from 'lucide-react'
import type { OutcomeProps } from '~/components/payments/order_outcome'
import { Outcome } from '~/components/payments/outcome'
import {
  conversationUrl,
  useReopenableConversation,
} from '~/components/messaging/overview/use_last_conversation'
import { Spark } from '~/components/ui/brand'
import { ButtonLink } from '~/components/ui/button_link'
import { useText } from '~/i18n/use_text'

/** The credits are posted; links back to where they were needed. */
export function Completed({ order, conversation, photo, retry }: OutcomeProps) {
  const { t } = useText()
  const { me } = usePage().props
  const last = useReopenableConversation()
  // Prefer the conversation last opened in this browser to the one with the newest message.
  const chat = last ? conversationUrl(last) : conversation && `/chats/${conversation}`
  return (
    <Outcome
      picture={<Celebration />}
      title={t('payments.completed_title', { credits: order.credits })}
      actions={
        <>
          {photo && (
            <ButtonLink href={photo.url} size="large" wide>
              {t('payments.back_to_photos', { name: photo.name })}
            </ButtonLink>
          )}
          {chat && (
            <ButtonLink
              href={chat}
              size={photo ? 'medium' : 'large'}
              variant={photo ? 'quiet' : 'primary'}
              wide
            >
              {t('payments.back_to_chat')}
            </ButtonLink>
          )}
          <ButtonLink
            href="/members"
            size={chat || photo ? 'medium' : 'large'}
            variant={chat || photo ? 'quiet' : 'primary'}
            wide
          >
            {t('payments.search_members')}
          </ButtonLink>
          {retry.bundle && (
            <ButtonLink href={`/credits/repeat-order?order=${order.id}`} variant="link" wide>
              {t('payments.order_again')}
            </ButtonLink>
          )}
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

const sparks = [
  'left-2 top-10 size-12 text-primary',
  'left-16 top-0 size-6 text-like',
  'left-14 bottom-1 size-5 text-primary-strong',
  'right-1 top-5 size-7 text-primary-strong',
  'right-12 top-0 size-4 text-primary',
  'right-8 bottom-2 size-10 text-primary',
]

/** Success animation. */
function Celebration() {
  return (
    <div aria-hidden="true" className="relative h-32 w-64">
      {sparks.map((spark) => (
        <Spark key={spark} className={`absolute ${spark}`} />
      ))}
      <span className="absolute top-4 left-1/2 grid size-24 -translate-x-1/2 place-items-center rounded-full bg-primary-strong text-on-primary-strong">
        <Check className="size-11 stroke-[2.5px]" />
      </span>
    </div>
  )
}
