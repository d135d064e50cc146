import { Link } from '@inertiajs/react'
import { SendHorizontal, Smile } from 'lucide-react'
import {
  type FormEvent,
  type KeyboardEvent,
  type ReactNode,
  type RefObject,
  useEffect,
  useId,
} from 'react'
import { useEmoji } from '~/components/messaging/composer/use_emoji'
import { Length } from '~/components/messaging/composer/length'
import { roomLeft } from '~/components/messaging/composer/room_left'
import { isSolvedByCredits } from '~/components/messaging/solved_by_credits'
import type { Offer } from '~/components/messaging/types'
import { useSendTyping } from '~/components/messaging/use_typing'
import { classNames } from '~/components/ui/class_names'
import { inlineAction } from '~/components/ui/inline_action'
import { IconButton } from '~/components/ui/icon_button'
import { lazyPart } from '~/components/ui/lazy_part'
import { NeedsScript } from '~/components/ui/needs_script'
import { useHydrated } from '~/components/ui/use_hydrated'
import { useText } from '~/i18n/use_text'
import { grow } from '~/plain/grow'

const EmojiPanel = lazyPart(() => import('~/components/messaging/composer/emoji_panel'))

interface Props {
  field: RefObject<HTMLTextAreaElement | null>
  /** Null before the first message. */
  conversationId: string | null
  name: string
  text: string
  onText: (text: string) => void
  onSend: () => void
  offer: Offer
  /** Buttons for what can be sent besides text. */
  attachments: ReactNode
}

/** Enter sends the message, Shift and Enter begin a new line. */
export function Composer(props: Props) {
  const { field, conversationId, name, text, onText, onSend, offer, attachments } = props
  const { t } = useText()
  const id = useId()
  const left = roomLeft(text, offer.messageLength)
  const sendTyping = useSendTyping(offer.refused ? null : conversationId)
  // Without script it would load the page again, and the text would be lost.
  const hydrated = useHydrated()
  useEffect(() => {
    // Not on phones, where the keyboard would cover the messages.
    if (matchMedia('(min-width: 62rem) and (pointer: fine)').matches) field.current?.focus()
  }, [])

  // Fits the field to its text whatever changed it: typing, sending, or an emoji that is put in.
  useEffect(() => grow(field.current), [text])

  const type = (next: string) => {
    onText(next)
    if (next.trim()) sendTyping()
  }
  const emoji = useEmoji(field, text, type)
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend()
    field.current?.focus()
  }
  return (
    <form
      noValidate
      onSubmit={send}
      onKeyDown={({ key }) => key === 'Escape' && emoji.picking && emoji.close()}
      className="flex flex-col gap-2 border-t border-line bg-surface px-3 pt-2.5 pb-5 lg:gap-2.5 lg:px-8 lg:pt-3.5 lg:pb-3"
    >
      <div className="order-last mx-auto w-full max-w-[800px] lg:order-first">
        {emoji.picking && <EmojiPanel onPick={emoji.insert} />}
        <div className="flex flex-wrap items-end gap-1 sm:gap-2">
          {attachments}
          <textarea
            ref={field}
            rows={1}
            dir="auto"
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={sendOnEnter}
            enterKeyHint="send"
            aria-label={t('messaging.write_to', { name })}
            aria-describedby={`${id}-cost ${id}-length`}
            placeholder={t('messaging.write_to', { name })}
            className="control field-sizing-content max-h-[168px] min-h-12 min-w-0 grow basis-28 resize-none rounded-[24px] bg-ground px-[18px] py-3 placeholder:truncate"
          />
          <IconButton
            label={t('messaging.emoji')}
            icon={<Smile aria-hidden="true" className="size-5" />}
            aria-expanded={emoji.picking}
            onClick={emoji.toggle}
            size="large"
            className="text-primary-strong max-lg:hidden"
          />
          <IconButton
            type="submit"
            variant="filled"
            size="large"
            disabled={!hydrated || left < 0}
            label={t('messaging.send')}
            icon={<SendHorizontal aria-hidden="true" className="size-5" />}
          />
        </div>
      </div>
      <Length id={`${id}-length`} left={left} />
      <p
        id={`${id}-cost`}
        className={classNames('text-center text-sm', offer.refused ? 'text-ink' : 'text-muted')}
      >
        <NextMessageCost offer={offer} />
      </p>
      <NeedsScript className="text-center text-sm text-ink" />
    </form>
  )
}

/** What the next message costs, or why it can't be sent, and where to get credits if they help. */
function NextMessageCost({ offer }: { offer: Offer }) {
  const { t, rich } = useText()
  const { cost, credits, freeMessagesLeft: left, freeMessages: max } = offer
  const bold = (words: ReactNode) => <b className="font-bold text-ink">{words}</b>
  if (offer.refused) {
    return (
      <>
        {offer.refused.message}
        {isSolvedByCredits(offer.refused) && (
          <>
            {' '}
            <Link href="/credits" className={inlineAction}>
              {t('messaging.get_credits')}
            </Link>
          </>
        )}
      </>
    )
  }
  if (left > 0) return rich('messaging.next_free', { left, max, b: bold })
  if (cost === 0) return rich('messaging.next_no_cost', { b: bold })
  return rich('messaging.next_costs', { cost, credits, b: bold, n: bold })
}

/** During IME composition, as in Japanese, Enter confirms a word. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || isComposing(event)) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}

/** Safari ends the composition before the key that confirms it, which has this code alone. */
function isComposing({ nativeEvent, keyCode }: KeyboardEvent) {
  return nativeEvent.isComposing || keyCode === ofComposition
}

const ofComposition = 229
