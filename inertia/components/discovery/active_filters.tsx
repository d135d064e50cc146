import type { ActiveFilter } from '~/components/discovery/use_active_filters'
import { RemovableChip } from '~/components/ui/chip'
import { useText } from '~/i18n/use_text'

/** The filters in use, each with a press to take it away. */
export function ActiveFilters({ filters }: { filters: ActiveFilter[] }) {
  const { t } = useText()
  if (filters.length === 0) return null
  return (
    <ul className="flex flex-wrap gap-2">
      {filters.map(({ name, label, href }) => (
        <li key={name}>
          <RemovableChip href={href} removeLabel={t('discovery.remove_filter', { filter: label })}>
            {label}
          </RemovableChip>
        </li>
      ))}
    </ul>
  )
}
