import { classNames } from '~/components/ui/class_names'
import { useText } from '~/i18n/use_text'

/** From how many characters on a writer is told what is left. */
const near = 100

interface Props {
  id: string
  text: string
  max: number
}

/** How much room a long message has left, or by how much it is too long. */
export function Length({ id, text, max }: Props) {
  const { t } = useText()
  // A character has one unit at least, so that short texts need no counting.
  const left = text.length > max - near ? max - charactersOf(text.trim()) : near + 1
  const isOver = left < 0
  return (
    <p
      id={id}
      aria-live="polite"
      className={classNames(
        'text-center text-sm empty:hidden',
        isOver ? 'font-semibold text-danger' : 'text-muted'
      )}
    >
      {isOver && t('messaging.characters_over', { over: -left })}
      {!isOver && left <= near && t('messaging.characters_left', { left })}
    </p>
  )
}

/** What a reader sees as characters, as the server counts them. */
function charactersOf(text: string) {
  return [...new Intl.Segmenter().segment(text)].length
}
