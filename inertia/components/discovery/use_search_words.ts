import type { Choices, Search } from '~/components/discovery/search'
import { useText } from '~/i18n/use_text'

export type SearchWords = ReturnType<typeof useSearchWords>

/** A search in words: "Women in Utrecht", and its parts. */
export function useSearchWords(search: Search, { countries, regions }: Choices) {
  const { t } = useText()
  const country = countries.find(({ value }) => value === search.country)?.label ?? ''
  const region = regions.find(({ id }) => id === search.regionId)?.name
  const where = region
    ? t('discovery.in_region', { name: region })
    : t('discovery.in_country', { country: search.country ?? '', name: country })
  const who = t(`discovery.who_${search.wanted}`)
  const ages = t('discovery.age_from_to', { from: search.minAge, to: search.maxAge })
  return { title: t('discovery.title', { who, where }), who, country, region, ages }
}
