import { SendHorizontal, Smile } from 'lucide-react'
import {
  type FormEvent,
  type KeyboardEvent,
  lazy,
  type ReactNode,
  type RefObject,
  Suspense,
  useEffect,
  useId,
} from 'react'
import { useEmoji } from '~/components/messaging/composer/use_emoji'
import { useTellTyping } from '~/components/messaging/use_typing'
import { IconButton } from '~/components/ui/icon_button'
import { useText } from '~/i18n/use_text'

const EmojiPanel = lazy(() => import('~/components/messaging/composer/emoji_panel'))

interface Props {
  /** Where the words are written. */
  field: RefObject<HTMLTextAreaElement | null>
  /** Null before the first message. */
  conversationId: string | null
  name: string
  text: string
  onText: (text: string) => void
  onSend: () => void
  /** What else can be sent. */
  tools: ReactNode
  /** What the next message costs. */
  footer: ReactNode
}

/** Where the next message is written: Enter sends it, Shift and Enter begin a new line. */
export function Composer(props: Props) {
  const { field, conversationId, name, text, onText, onSend, tools, footer } = props
  const { t } = useText()
  const id = useId()
  const tellTyping = useTellTyping(conversationId)
  useEffect(() => {
    // What was typed before script came counts; only the field knows of it.
    const early = field.current?.value
    if (early && !text) onText(early)
    // On phones that would pull up the keyboard over the messages.
    if (matchMedia('(min-width: 62rem) and (pointer: fine)').matches) field.current?.focus()
  }, [])

  const type = (words: string) => {
    onText(words)
    if (words.trim()) tellTyping()
  }
  const emoji = useEmoji(field, text, type)
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSend()
    field.current?.focus()
  }
  return (
    <form
      onSubmit={send}
      className="flex flex-col gap-2 border-t border-line bg-surface px-3 pt-2.5 pb-5 lg:gap-2.5 lg:px-8 lg:pt-3.5 lg:pb-3"
    >
      <div className="order-last mx-auto w-full max-w-[800px] lg:order-first">
        <Suspense>
          {emoji.picking && <EmojiPanel onPick={emoji.insert} onClose={emoji.close} />}
        </Suspense>
        <div className="flex items-end gap-1 sm:gap-2">
          {tools}
          <textarea
            ref={field}
            rows={1}
            value={text}
            onChange={(event) => type(event.target.value)}
            onKeyDown={sendOnEnter}
            enterKeyHint="send"
            aria-label={t('messaging.write_to', { name })}
            aria-describedby={`${id}-cost`}
            placeholder={t('messaging.write_to', { name })}
            className="control field-sizing-content max-h-[168px] min-h-12 resize-none rounded-[24px] bg-ground px-[18px] py-3"
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
            label={t('messaging.send')}
            icon={<SendHorizontal aria-hidden="true" className="size-5" />}
          />
        </div>
      </div>
      <p id={`${id}-cost`} className="text-center text-sm text-muted">
        {footer}
      </p>
    </form>
  )
}

/** While a word is being composed, as in Japanese, Enter belongs to that. */
function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>) {
  if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.currentTarget.form?.requestSubmit()
}
