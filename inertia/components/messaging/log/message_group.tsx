import type { FailedActions } from '~/components/messaging/log/failed_message'
import { BubbleBox, type PartnerShown } from '~/components/messaging/log/message_bubble'
import { GroupMark } from '~/components/messaging/log/group_status'
import type { Group } from '~/components/messaging/log/group_bubbles'
import { classNames } from '~/components/ui/class_names'
import { useText } from '~/i18n/use_text'

interface Props {
  group: Group
  /** The group below, whose time may say enough for both. */
  next: Group | undefined
  partner: PartnerShown
  failed: FailedActions
  onRemove: (id: string) => void
}

/** What one of the two said in one breath. */
export function MessageGroup({ group, next, partner, failed, onRemove }: Props) {
  const { t } = useText()
  const { mine, bubbles } = group
  return (
    <li className={classNames('flex flex-col gap-1', mine ? 'items-end' : 'items-start')}>
      <span className="sr-only">{mine ? t('messaging.you') : partner.name}</span>
      {bubbles.map((bubble, index) => (
        <BubbleBox
          key={bubble.key}
          bubble={bubble}
          last={index === bubbles.length - 1}
          partner={partner}
          onRemove={onRemove}
        />
      ))}
      <GroupMark group={group} next={next} failed={failed} />
    </li>
  )
}
