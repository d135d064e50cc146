import type { FailedActions } from '~/components/messaging/failed_mark'
import { GroupMark } from '~/components/messaging/group_mark'
import type { Bubble, Group } from '~/components/messaging/thread'
import { classNames } from '~/components/ui/class_names'
import { useText } from '~/i18n/use_text'

interface Props {
  group: Group
  /** The group below, whose time may say enough for both. */
  next: Group | undefined
  name: string
  failed: FailedActions
}

/** What one of the two said in one breath. */
export function MessageGroup({ group, next, name, failed }: Props) {
  const { t } = useText()
  const { mine, bubbles } = group
  return (
    <li className={classNames('flex flex-col gap-1', mine ? 'items-end' : 'items-start')}>
      <span className="sr-only">{mine ? t('messaging.you') : name}</span>
      {bubbles.map((bubble, index) => (
        <BubbleBox key={bubble.key} bubble={bubble} last={index === bubbles.length - 1} />
      ))}
      <GroupMark group={group} next={next} failed={failed} />
    </li>
  )
}

function BubbleBox({ bubble: { mine, body, state }, last }: { bubble: Bubble; last: boolean }) {
  const { t } = useText()
  const own = state === 'failed' ? 'bg-tint' : 'bg-primary text-dark'
  return (
    <p
      className={classNames(
        'max-w-[296px] rounded-bubble px-4 py-2.5 text-pretty break-words whitespace-pre-wrap',
        'lg:max-w-[520px]',
        mine ? own : 'bg-surface',
        last && (mine ? 'rounded-br-[5px]' : 'rounded-bl-[5px]')
      )}
    >
      {body || <i className="opacity-75">{t('messaging.erased')}</i>}
    </p>
  )
}
