import type { Data } from '@generated/data'
import type { ReactNode } from 'react'
import { DayBreak } from '~/components/messaging/log/day_section'
import type { FailedActions } from '~/components/messaging/log/failed_message'
import { FraudNote } from '~/components/messaging/log/fraud_note'
import { groupBubbles } from '~/components/messaging/log/group_bubbles'
import { MessageGroup } from '~/components/messaging/log/message_group'
import { NewMessagesPill } from '~/components/messaging/log/new_messages_button'
import { OlderMessages } from '~/components/messaging/log/older_messages'
import { usePartner } from '~/components/messaging/use_partner'
import type { Bubble, Sent } from '~/components/messaging/log/messages'
import { TypingDots } from '~/components/messaging/log/typing_dots'
import { useClock } from '~/components/messaging/use_clock'
import type { useOlder } from '~/components/messaging/log/use_older_messages'
import { useReading } from '~/components/messaging/log/use_read_receipt'
import { useScroll } from '~/components/messaging/log/use_scroll'
import { useUnseen } from '~/components/messaging/log/use_unread_count'
import { dayOf } from '~/components/ui/format_time'
import { useTimeZone } from '~/components/ui/use_time_zone'
import { useText } from '~/i18n/use_text'

interface Props {
  thread: Data.Thread
  messages: readonly Sent[]
  bubbles: Bubble[]
  older: ReturnType<typeof useOlder>
  /** Lines to begin with, where talk does not go on by itself. */
  icebreaker: ReactNode
  typing: boolean
  now: string
  failed: FailedActions
  onRemove: (id: string) => void
}

/** What was said, hung from its end: the newest message is in view before any script runs. */
export function MessageLog(props: Props) {
  const { thread, messages, bubbles, older, icebreaker, typing, now, failed, onRemove } = props
  const { t } = useText()
  const { name } = usePartner(thread.partner)
  const timeZone = useTimeZone()
  const clock = useClock(now)
  const { scroller, atEnd, onScroll, toEnd } = useScroll(bubbles, typing)
  useReading(thread, messages, atEnd)
  // Until one has written oneself, a photo may be what nobody asked for.
  const covered = !thread.entered && !bubbles.some(({ mine }) => mine)
  const partner = { id: thread.partner.id, name, covered }
  const unseen = useUnseen(messages, atEnd)
  const days = groupBubbles(bubbles, (at) => dayOf(at, timeZone))
  return (
    <div className="relative flex min-h-0 grow flex-col bg-ground">
      <div
        ref={scroller}
        onScroll={onScroll}
        role="region"
        aria-label={t('messaging.thread_label', { name })}
        tabIndex={0}
        className="flex grow flex-col-reverse overflow-y-auto [overflow-anchor:none] focus-visible:-outline-offset-3"
      >
        <div className="mx-auto w-full max-w-[824px] px-4 pb-4 lg:px-8">
          <OlderMessages older={older} empty={bubbles.length === 0} name={name} />
          {days.map(({ day, at, groups }) => (
            <section key={day}>
              <DayBreak at={at} now={clock} />
              <ol className="flex flex-col gap-4">
                {groups.map((group, index) => (
                  <MessageGroup
                    key={group.key}
                    group={group}
                    next={groups[index + 1]}
                    partner={partner}
                    failed={failed}
                    onRemove={onRemove}
                  />
                ))}
              </ol>
            </section>
          ))}
          {thread.partner.fraud && <FraudNote />}
          {icebreaker}
          {typing && <TypingDots />}
        </div>
      </div>
      <NewMessagesPill count={unseen} shown={!atEnd} onPress={toEnd} />
    </div>
  )
}
