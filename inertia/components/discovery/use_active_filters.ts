import { advancedFields, fieldLabel, valueLabel } from '~/components/discovery/advanced'
import { addressOf, type Search } from '~/components/discovery/search'
import type { SearchWords } from '~/components/discovery/use_search_words'
import { useText } from '~/i18n/use_text'

export interface ActiveFilter {
  name: string
  label: string
  /** URL without it. */
  href: string
}

/** Filters that differ from the defaults, with how to reset each. */
export function useActiveFilters(search: Search, defaults: Search, words: SearchWords) {
  const { who, country, region, ages } = words
  const { wanted, minAge, maxAge } = defaults
  const without = (change: Partial<Search>) => addressOf({ ...search, ...change }, defaults)
  const filters: (ActiveFilter | false)[] = [
    search.wanted !== wanted && { name: 'gender', label: who, href: without({ wanted }) },
    search.country !== defaults.country && {
      name: 'country',
      label: country,
      href: without({ country: defaults.country, regionId: defaults.regionId }),
    },
    region !== undefined && { name: 'region', label: region, href: without({ regionId: null }) },
    (search.minAge !== minAge || search.maxAge !== maxAge) && {
      name: 'age',
      label: ages,
      href: without({ minAge, maxAge }),
    },
    ...useAdvancedFilters(search, without),
  ]
  return filters.filter((filter) => filter !== false)
}

/** One for each wanted value. */
function useAdvancedFilters(
  { advanced, wanted: gender }: Search,
  without: (change: Partial<Search>) => string
): ActiveFilter[] {
  const { t } = useText()
  return advancedFields.flatMap((field) =>
    advanced[field].map((value) => {
      const left = advanced[field].filter((one) => one !== value)
      const words = { field: t(fieldLabel(field)), value: t(valueLabel(field, value), { gender }) }
      return {
        name: `${field}_${value}`,
        label: field === 'interests' ? words.value : t('discovery.filter_value', words),
        href: without({ advanced: { ...advanced, [field]: left } }),
      }
    })
  )
}
