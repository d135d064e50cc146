import { Link } from '@inertiajs/react'
import { Flag, Trash2 } from 'lucide-react'
import { CautionNote } from '~/components/messaging/log/caution_note'
import { GiftBubble } from '~/components/messaging/log/gift_bubble'
import { PhotoBubble } from '~/components/messaging/log/photo_bubble'
import type { Bubble } from '~/components/messaging/log/messages'
import { classNames } from '~/components/ui/class_names'
import { IconButton } from '~/components/ui/icon_button'
import { useText } from '~/i18n/use_text'

/** The member at the other side, as their messages need them. */
export interface PartnerShown {
  id: string
  name: string
  /** Their photos wait until they are wanted. */
  covered: boolean
}

interface Props {
  bubble: Bubble
  /** The last of its group. */
  last: boolean
  partner: PartnerShown
  onRemove: (id: string) => void
}

/** One message; beside an own one what can be done about it, for who points at it or taps it. */
export function BubbleBox({ bubble, last, partner, onRemove }: Props) {
  const { t } = useText()
  const { id, mine, removed, caution } = bubble
  return (
    <>
      <div
        tabIndex={-1}
        className="group/bubble flex max-w-full items-center gap-1 outline-none lg:max-w-[564px]"
      >
        {id !== null && mine && !removed && (
          <IconButton
            label={t('messaging.remove_message')}
            icon={<Trash2 aria-hidden="true" className="size-4" />}
            onClick={() => onRemove(id)}
            className="text-muted opacity-0 group-focus-within/bubble:opacity-100 group-hover/bubble:opacity-100"
          />
        )}
        <What {...{ bubble, last, partner }} />
        {!mine && !removed && <ReportLink id={id} partnerId={partner.id} />}
      </div>
      {caution && <CautionNote caution={caution} />}
    </>
  )
}

function What({ bubble, last, partner: { name, covered } }: Omit<Props, 'onRemove'>) {
  const { mine, gift, picture } = bubble
  if (gift) return <GiftBubble {...{ bubble, gift, name }} />
  if (picture) return <PhotoBubble {...{ bubble, picture, name }} covered={covered && !mine} />
  return <Words bubble={bubble} last={last} />
}

function ReportLink({ id, partnerId }: { id: string | null; partnerId: string }) {
  const { t } = useText()
  const label = t('messaging.report_message')
  return (
    <Link
      href={`/members/${partnerId}/report?kind=message&id=${id}`}
      aria-label={label}
      title={label}
      className="grid size-11 shrink-0 place-items-center rounded-full text-muted opacity-0 hover:bg-tint group-focus-within/bubble:opacity-100 group-hover/bubble:opacity-100"
    >
      <Flag aria-hidden="true" className="size-4" />
    </Link>
  )
}

function Words({ bubble, last }: Pick<Props, 'bubble' | 'last'>) {
  const { t } = useText()
  const { mine, body, removed } = bubble
  return (
    <p
      className={classNames(
        'max-w-[296px] min-w-0 rounded-bubble px-4 py-2.5 text-pretty break-words',
        'whitespace-pre-wrap lg:max-w-[520px]',
        groundOf(bubble),
        last && (mine ? 'rounded-br-[5px]' : 'rounded-bl-[5px]')
      )}
    >
      {removed && <i>{t('messaging.removed')}</i>}
      {!removed && (body || <i className="opacity-75">{t('messaging.erased')}</i>)}
    </p>
  )
}

function groundOf({ mine, state, removed }: Bubble) {
  if (removed) return 'border border-line text-muted'
  if (!mine) return 'bg-surface'
  return state === 'failed' ? 'bg-tint' : 'bg-primary text-dark'
}
