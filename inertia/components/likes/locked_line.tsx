import { Link } from '@inertiajs/react'
import { Lock } from 'lucide-react'
import { useText } from '~/i18n/use_text'

/** How many likes are locked, and how to unlock them. */
export function LockedLine({ count }: { count: number }) {
  const { t } = useText()
  return (
    <p className="mb-5 flex items-start gap-2.5">
      <Lock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-like" />
      <span>
        <b>{t(count > 99 ? 'likes.locked_count_many' : 'likes.locked_count', { count })}</b>{' '}
        {t('likes.locked_help')}{' '}
        <Link
          href="/credits"
          className="relative font-semibold text-primary-strong hover:underline after:absolute after:-inset-x-2 after:-inset-y-3 after:content-['']"
        >
          {t('common.see_bundles')}
        </Link>
      </span>
    </p>
  )
}
