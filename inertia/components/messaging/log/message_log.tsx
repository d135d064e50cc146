import type { Data } from '@generated/data'
import { ShieldAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { DaySection } from '~/components/messaging/log/day_section'
import type { FailedActions } from '~/components/messaging/log/failed_message'
import { groupBubbles } from '~/components/messaging/log/group_bubbles'
import { MessageGroup } from '~/components/messaging/log/message_group'
import type { Bubble, Sent } from '~/components/messaging/log/messages'
import { moveBetweenMessages } from '~/components/messaging/log/move_between_messages'
import { NewMessagesButton } from '~/components/messaging/log/new_messages_button'
import { OlderMessages } from '~/components/messaging/log/older_messages'
import type { useOlderMessages } from '~/components/messaging/log/use_older_messages'
import { useReadReceipt } from '~/components/messaging/log/use_read_receipt'
import { useScroll } from '~/components/messaging/log/use_scroll'
import { useClock } from '~/components/messaging/use_clock'
import { usePartner } from '~/components/messaging/use_partner'
import { dayOf } from '~/components/ui/format_time'
import { useTimeZone } from '~/components/ui/use_time_zone'
import { useText } from '~/i18n/use_text'

interface Props {
  conversation: Data.Conversation
  messages: readonly Sent[]
  bubbles: Bubble[]
  older: ReturnType<typeof useOlderMessages>
  icebreaker: ReactNode
  typing: boolean
  now: string
  failed: FailedActions
  onRemove: (id: string) => void
}

/**
 * The messages of a conversation. It is laid out from its end (`flex-col-reverse`), so that the
 * newest message is in view before any script runs.
 */
export function MessageLog(props: Props) {
  const { conversation, messages, bubbles, older, icebreaker, typing, now, failed, onRemove } =
    props
  const { t } = useText()
  const { name } = usePartner(conversation.partner)
  const timeZone = useTimeZone()
  const clock = useClock(now)
  const { scroller, atEnd, onScroll, scrollToEnd } = useScroll(bubbles, typing)
  useReadReceipt(conversation, messages, atEnd)
  // Photos may be unwanted until the member has written in this conversation.
  const covered = !conversation.entered && !bubbles.some(({ mine }) => mine)
  const partner = { id: conversation.partner.id, name, covered }
  const stop = bubbles.findLast(({ id, removed }) => id !== null && !removed)?.key
  const days = groupBubbles(bubbles, (at) => dayOf(at, timeZone))
  return (
    <div className="relative flex min-h-0 grow flex-col bg-ground">
      <div
        ref={scroller}
        onScroll={onScroll}
        onKeyDown={moveBetweenMessages}
        role="region"
        aria-label={t('messaging.thread_label', { name })}
        tabIndex={0}
        className="flex grow flex-col-reverse overflow-y-auto [overflow-anchor:none] focus-visible:-outline-offset-3"
      >
        <div className="mx-auto w-full max-w-[824px] px-4 pb-4 lg:px-8">
          <OlderMessages older={older} empty={bubbles.length === 0} name={name} />
          {days.map(({ day, at, groups }) => (
            <DaySection key={day} at={at} now={clock}>
              {groups.map((group, index) => (
                <MessageGroup
                  key={group.key}
                  group={group}
                  next={groups[index + 1]}
                  partner={partner}
                  stop={stop}
                  failed={failed}
                  onRemove={onRemove}
                />
              ))}
            </DaySection>
          ))}
          {conversation.partner.fraud && <FraudNote />}
          {icebreaker}
          {typing && <TypingDots />}
        </div>
      </div>
      <NewMessagesButton messages={messages} atEnd={atEnd} onPress={scrollToEnd} />
    </div>
  )
}

/** The partner was removed for fraud. */
function FraudNote() {
  const { t } = useText()
  return (
    <p className="mx-auto mt-6 flex max-w-[520px] gap-3 rounded-card border-2 border-danger bg-surface px-4 py-3 font-semibold text-pretty">
      <ShieldAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
      {t('messaging.removed_for_fraud')}
    </p>
  )
}

/** Hidden from screen readers: the announcer says it. */
function TypingDots() {
  return (
    <div
      aria-hidden="true"
      className="mt-4 flex w-fit gap-[5px] rounded-bubble rounded-bl-[5px] bg-surface px-[18px] py-4 *:size-2 *:animate-rise *:rounded-full *:bg-muted"
    >
      <span />
      <span className="[animation-delay:150ms]!" />
      <span className="[animation-delay:300ms]!" />
    </div>
  )
}
