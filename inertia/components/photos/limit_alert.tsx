import { Images, Sparkles } from 'lucide-react'
import { usePage } from '@inertiajs/react'
import type { AlbumProps } from '~/components/photos/own_photo'
import { ButtonLink } from '~/components/ui/button_link'
import { useText } from '~/i18n/use_text'

/** The album is full: how to make room. */
export function LimitAlert({ limit, premiumLimit }: Pick<AlbumProps, 'limit' | 'premiumLimit'>) {
  const { t } = useText()
  const { me } = usePage().props
  if (me?.premium) {
    return (
      <p role="alert" className="flex gap-2.5 rounded-card bg-tint p-4 font-semibold">
        <Images aria-hidden="true" className="size-5 shrink-0 text-primary-strong" />
        {t('profiles.photo_limit_premium', { limit })}
      </p>
    )
  }
  return (
    <div
      role="alert"
      className="flex flex-wrap items-center gap-x-6 gap-y-3 rounded-card p-4 inset-ring-2 inset-ring-primary-strong"
    >
      <p className="flex min-w-0 flex-1 basis-72 gap-2.5 font-semibold">
        <Sparkles aria-hidden="true" className="size-5 shrink-0 text-primary-strong" />
        <span>{t('profiles.photo_limit_free', { limit, premium: premiumLimit })}</span>
      </p>
      <ButtonLink href="/premium" variant="secondary">
        {t('common.see_bundles')}
      </ButtonLink>
    </div>
  )
}
