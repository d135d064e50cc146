import { Head, usePage } from '@inertiajs/react'
import { useText } from '~/i18n/use_text'
import { useBadges } from '~/live/use_badges'

/** The document title: count of unread messages and likes, page, site. */
export function PageTitle({ title }: { title?: string }) {
  const { t } = useText()
  const { site } = usePage().props
  const { messages, likes } = useBadges()
  const full = title ? `${title} · ${site.name}` : site.name
  const count = messages + likes
  return <Head title={count ? t('common.title_with_count', { count, title: full }) : full} />
}
