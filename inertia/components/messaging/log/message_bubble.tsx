import { Link } from '@inertiajs/react'
import { Flag, ShieldAlert, Trash2 } from 'lucide-react'
import { GiftBubble } from '~/components/messaging/log/gift_bubble'
import type { Bubble } from '~/components/messaging/log/messages'
import { messageAct } from '~/components/messaging/log/move_between_messages'
import { PhotoBubble } from '~/components/messaging/log/photo_bubble'
import { classNames } from '~/components/ui/class_names'
import { IconButton } from '~/components/ui/icon_button'
import { useText } from '~/i18n/use_text'
import type { MessageWarning } from '../../../../core/messaging/warnings/warning'

export interface BubblePartner {
  id: string
  name: string
  /** Their photos are not loaded before the member asks to see them. */
  covered: boolean
}

interface Props {
  bubble: Bubble
  /** The last of its group. */
  last: boolean
  /** Tab leads to what is beside it. */
  isStop: boolean
  partner: BubblePartner
  onRemove: (id: string) => void
}

/** One message; hovered, focused or tapped, with the button to remove or the link to report it. */
export function MessageBubble({ bubble, last, isStop, partner, onRemove }: Props) {
  const { t } = useText()
  const { id, mine, removed, caution } = bubble
  const stop = { ...messageAct, tabIndex: isStop ? 0 : -1 }
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
            className={classNames('text-muted', onceShown)}
            {...stop}
          />
        )}
        <BubbleContent bubble={bubble} last={last} partner={partner} />
        {!mine && !removed && <ReportLink id={id} partnerId={partner.id} stop={stop} />}
      </div>
      {caution && <CautionNote caution={caution} />}
    </>
  )
}

/** Beside the message, where a tap must not reach what is not shown. */
const onceShown =
  'pointer-events-none opacity-0 group-focus-within/bubble:pointer-events-auto group-focus-within/bubble:opacity-100 group-hover/bubble:pointer-events-auto group-hover/bubble:opacity-100'

function BubbleContent({ bubble, last, partner }: Pick<Props, 'bubble' | 'last' | 'partner'>) {
  const { mine, gift, picture } = bubble
  const { name, covered } = partner
  if (gift) return <GiftBubble bubble={bubble} gift={gift} name={name} />
  if (picture) {
    return <PhotoBubble bubble={bubble} picture={picture} name={name} covered={covered && !mine} />
  }
  return <TextBubble bubble={bubble} last={last} />
}

interface ReportProps {
  id: string | null
  partnerId: string
  stop: object
}

function ReportLink({ id, partnerId, stop }: ReportProps) {
  const { t } = useText()
  const label = t('messaging.report_message')
  return (
    <Link
      href={`/members/${partnerId}/report?kind=message&id=${id}`}
      aria-label={label}
      title={label}
      className={classNames(
        'grid size-11 shrink-0 place-items-center rounded-full text-muted hover:bg-tint',
        onceShown
      )}
      {...stop}
    >
      <Flag aria-hidden="true" className="size-4" />
    </Link>
  )
}

function TextBubble({ bubble, last }: Pick<Props, 'bubble' | 'last'>) {
  const { t } = useText()
  const { mine, body, removed } = bubble
  return (
    <p
      dir="auto"
      className={classNames(
        'max-w-[296px] min-w-0 rounded-bubble px-4 py-2.5 break-words',
        'whitespace-pre-wrap lg:max-w-[520px]',
        colorsOf(bubble),
        last && (mine ? 'rounded-br-[5px]' : 'rounded-bl-[5px]')
      )}
    >
      {removed && <i>{t('messaging.removed')}</i>}
      {!removed && (body || <i className="opacity-75">{t('messaging.erased')}</i>)}
    </p>
  )
}

function colorsOf({ mine, state, removed }: Bubble) {
  if (removed) return 'border border-line text-muted'
  if (!mine) return 'bg-surface'
  return state === 'failed' ? 'bg-tint' : 'bg-primary text-dark'
}

/** Advice under a message that asks for money or for contact elsewhere; it blocks nothing. */
function CautionNote({ caution }: { caution: MessageWarning }) {
  const { t } = useText()
  return (
    <p
      role="note"
      className="flex max-w-[296px] gap-2 px-1 py-1 text-sm text-pretty text-warning lg:max-w-[520px]"
    >
      <ShieldAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t(`messaging.caution_${caution}`)}
    </p>
  )
}
