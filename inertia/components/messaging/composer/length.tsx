import { near } from '~/components/messaging/composer/room_left'
import { classNames } from '~/components/ui/class_names'
import { useText } from '~/i18n/use_text'

interface Props {
  id: string
  /** Below zero where the text is too long. */
  left: number
}

/** How much room a long message has left, or by how much it is too long. */
export function Length({ id, left }: Props) {
  const { t } = useText()
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
