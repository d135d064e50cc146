import { Link, usePage } from '@inertiajs/react'
import { Lock, LockOpen } from 'lucide-react'
import { useSignupModal } from '~/components/accounts/signup_opener'
import { classNames } from '~/components/ui/class_names'
import { inlineAction } from '~/components/ui/inline_action'
import { useText } from '~/i18n/use_text'

/** Over a veil: a slight shade and a lock. */
export function LockOverlay({ size }: { size: 'small' | 'large' }) {
  const { t } = useText()
  return (
    <span className="absolute inset-0 grid place-items-center bg-dark/25 text-white">
      <Lock aria-hidden="true" className={size === 'small' ? 'size-5.5' : 'size-10'} />
      <span className="sr-only">{t('profiles.locked_picture')}</span>
    </span>
  )
}

interface UnlockProps {
  memberId: string
  photoId: string
  name: string
  /** How many pictures of this member are locked. */
  count: number
}

/**
 * Over a large veil: the lock says what is behind it and leads to the bundles, from which
 * a purchase leads back to this picture; visitors sign up first.
 */
export function UnlockPhoto({ memberId, photoId, name, count }: UnlockProps) {
  const { t } = useText()
  const { me } = usePage().props
  const openSignup = useSignupModal()
  return (
    <Link
      href={
        me ? `/credits?photo=${photoId}` : `/members/${memberId}/signup?for=photo&photo=${photoId}`
      }
      onClick={me ? undefined : openSignup}
      className="group absolute inset-0 grid place-content-center justify-items-center gap-3 bg-dark/25 px-6 text-center text-white"
    >
      <Lock aria-hidden="true" className="size-10" />
      <span className="rounded-full bg-dark/80 px-5 py-2.5 font-semibold text-balance group-hover:bg-dark">
        {me
          ? t('profiles.unlock_photos', { count, name })
          : t('profiles.locked_for_visitor', { count })}
      </span>
    </Link>
  )
}

interface LockedCountProps {
  count: string
  help: string
  className: string
}

/** How many members are locked, and how to unlock them. */
export function LockedCount({ count, help, className }: LockedCountProps) {
  const { t } = useText()
  return (
    <p className={classNames('flex items-start gap-2.5', className)}>
      <Lock aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-like" />
      <span>
        <b>{count}</b> {help}{' '}
        <Link href="/credits" className={inlineAction}>
          {t('common.see_bundles')}
        </Link>
      </span>
    </p>
  )
}

/** What unlocks the veiled pictures. */
export function UnlockLine({ memberId, count }: { memberId: string; count: number }) {
  const { t } = useText()
  const { me } = usePage().props
  const openSignup = useSignupModal()
  return (
    <p className="mt-4 flex items-start gap-2.5 px-4 text-sm lg:px-0">
      <LockOpen aria-hidden="true" className="size-5 shrink-0 text-like" />
      <span>
        {t(me ? 'profiles.locked_for_member' : 'profiles.locked_for_visitor', { count })}{' '}
        <Link
          href={me ? '/credits' : `/members/${memberId}/signup?for=photo`}
          onClick={me ? undefined : openSignup}
          className={inlineAction}
        >
          {t(me ? 'common.see_bundles' : 'discovery.sign_up')}
        </Link>
      </span>
    </p>
  )
}
