import { Link } from '@inertiajs/react'
import { Lock, Sparkles } from 'lucide-react'
import { useText } from '~/i18n/use_text'

const filters = [
  'discovery.filter_body_type',
  'discovery.filter_hair',
  'discovery.filter_eyes',
  'discovery.filter_relationship',
  'discovery.filter_interests',
] as const

/** What premium members can filter by too; listed quietly, with the way to it. */
export function PremiumFilters() {
  const { t } = useText()
  return (
    <section className="border-t border-line pt-4">
      <div className="flex items-center justify-between gap-2 text-sm font-bold">
        <h3>{t('discovery.more_filters')}</h3>
        <Link
          href="/credits"
          className="flex min-h-11 items-center gap-1.5 text-like hover:underline"
        >
          <Sparkles aria-hidden="true" className="size-4" />
          {t('common.premium')}
        </Link>
      </div>
      <ul className="text-sm text-muted">
        {filters.map((filter) => (
          <li key={filter} className="flex h-10 items-center justify-between">
            {t(filter)}
            <Lock aria-hidden="true" className="size-4" />
            <span className="sr-only">{t('discovery.premium_only')}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
