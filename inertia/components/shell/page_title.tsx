import { Head, usePage } from '@inertiajs/react'
import { useText } from '~/i18n/use_text'
import { useBadges } from '~/live/use_badges'

/** Search engines cut longer titles. */
const longest = 60

/** The document title: count of unread messages and likes, page, site where both fit. */
export function PageTitle({ title }: { title?: string }) {
  const { t } = useText()
  const { site } = usePage().props
  const { messages, likes } = useBadges()
  const whole = title ? `${title} · ${site.name}` : site.name
  const full = title && whole.length > longest ? title : whole
  const count = messages + likes
  return <Head title={count ? t('common.title_with_count', { count, title: full }) : full} />
}
