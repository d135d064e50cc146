import type { ActiveFilter } from '~/components/discovery/use_active_filters'
import { RemovableChip } from '~/components/ui/chip'
import { useText } from '~/i18n/use_text'

/** The active filters as removable chips; on phones one scrolling line. */
export function ActiveFilters({ filters }: { filters: ActiveFilter[] }) {
  const { t } = useText()
  if (filters.length === 0) return null
  return (
    <ul className="-mx-4 flex gap-2 overflow-x-auto px-4 py-1 lg:mx-0 lg:flex-wrap lg:overflow-visible lg:p-0">
      {filters.map(({ name, label, href }) => (
        <li key={name} className="shrink-0">
          <RemovableChip href={href} removeLabel={t('discovery.remove_filter', { filter: label })}>
            {label}
          </RemovableChip>
        </li>
      ))}
    </ul>
  )
}
