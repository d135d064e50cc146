import type { Choices, Search } from '~/components/discovery/search'
import { useText } from '~/i18n/use_text'

export type SearchWords = ReturnType<typeof useSearchWords>

/** A search in words: "Women in Utrecht", and its parts. */
export function useSearchWords(search: Search, { countries, regions }: Choices) {
  const { t } = useText()
  const country = countries.find(({ value }) => value === search.country)?.label ?? ''
  const chosen = regions.find(({ id }) => id === search.regionId)
  const where = chosen
    ? t('discovery.in_region', { region: chosen.code, name: chosen.name })
    : t('discovery.in_country', { country: search.country ?? '', name: country })
  const who = t(`discovery.who_${search.wanted}`)
  const ages = t('discovery.age_from_to', { from: search.minAge, to: search.maxAge })
  const title = t('discovery.title', { who, where })
  return { title, who, country, region: chosen?.name, ages }
}
