import { type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { emojiNames, emojis } from '~/components/messaging/composer/emojis'
import { useText } from '~/i18n/use_text'

interface Props {
  onPick: (emoji: string) => void
}

const columns = 12

const offsets: Record<string, number> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -columns,
  ArrowDown: columns,
}

/** One tab stop with arrow keys inside. */
export default function EmojiPanel({ onPick }: Props) {
  const { t } = useText()
  const [current, setCurrent] = useState(0)
  const panel = useRef<HTMLDivElement>(null)
  const focus = (index: number) => {
    setCurrent(index)
    panel.current?.querySelectorAll('button')[index]?.focus()
  }
  useEffect(() => focus(0), [])

  const move = (event: KeyboardEvent) => {
    const next = current + (offsets[event.key] ?? 0)
    if (next === current || next < 0 || next >= emojiNames.length) return
    event.preventDefault()
    focus(next)
  }
  return (
    <div
      ref={panel}
      role="group"
      aria-label={t('messaging.emoji')}
      onKeyDown={move}
      className="mb-2 ml-auto grid max-w-[34rem] grid-cols-12 rounded-card bg-ground p-1.5"
    >
      {emojiNames.map((name, index) => (
        <button
          key={name}
          type="button"
          title={t(`emoji.${name}`)}
          aria-label={t(`emoji.${name}`)}
          tabIndex={index === current ? 0 : -1}
          onFocus={() => setCurrent(index)}
          onClick={() => onPick(emojis[name])}
          className="grid h-11 place-items-center rounded-card text-xl hover:bg-tint focus-visible:-outline-offset-3"
        >
          {emojis[name]}
        </button>
      ))}
    </div>
  )
}
