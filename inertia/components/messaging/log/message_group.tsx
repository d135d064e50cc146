import type { FailedActions } from '~/components/messaging/log/failed_message'
import { MessageBubble, type BubblePartner } from '~/components/messaging/log/message_bubble'
import { GroupStatus } from '~/components/messaging/log/group_status'
import type { Group } from '~/components/messaging/log/group_bubbles'
import { classNames } from '~/components/ui/class_names'
import { useText } from '~/i18n/use_text'

interface Props {
  group: Group
  /** The group below, which shows the time for both if it is the same. */
  next: Group | undefined
  partner: BubblePartner
  /** Key of the message that Tab leads to. */
  stop?: string
  failed: FailedActions
  onRemove: (id: string) => void
}

/** Consecutive messages of one member. */
export function MessageGroup({ group, next, partner, stop, failed, onRemove }: Props) {
  const { t } = useText()
  const { mine, bubbles } = group
  return (
    <li className={classNames('flex flex-col gap-1', mine ? 'items-end' : 'items-start')}>
      <span className="sr-only">{mine ? t('messaging.you') : partner.name}</span>
      {bubbles.map((bubble, index) => (
        <MessageBubble
          key={bubble.key}
          bubble={bubble}
          last={index === bubbles.length - 1}
          isStop={bubble.key === stop}
          partner={partner}
          onRemove={onRemove}
        />
      ))}
      <GroupStatus group={group} next={next} failed={failed} />
    </li>
  )
}
