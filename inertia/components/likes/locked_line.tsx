import { LockedCount } from '~/components/profiles/locked'
import { useText } from '~/i18n/use_text'

/** How many likes are locked, and how to unlock them. */
export function LockedLine({ count }: { count: number }) {
  const { t } = useText()
  return (
    <LockedCount
      count={t(count > 99 ? 'likes.locked_count_many' : 'likes.locked_count', { count })}
      help={t('likes.locked_help')}
      className="mb-5"
    />
  )
}
