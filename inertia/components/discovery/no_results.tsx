import { SearchX } from 'lucide-react'
import { asksAdvanced } from '~/components/discovery/advanced'
import { addressOf, type Search } from '~/components/discovery/search'
import { ButtonLink } from '~/components/ui/button_link'
import { EmptyState } from '~/components/ui/empty_state'
import type { TextKey } from '~/i18n/keys'
import { useText } from '~/i18n/use_text'

interface Advice {
  words: TextKey
  action?: { label: TextKey; change: Partial<Search> }
}

/** Suggests the filter to relax first. */
export function NoResults({ search, defaults }: { search: Search; defaults: Search }) {
  const { t } = useText()
  const { words, action } = adviceFor(search, defaults)
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={t('discovery.none_title')}
      action={
        action && (
          <ButtonLink href={addressOf({ ...search, ...action.change }, defaults)}>
            {t(action.label)}
          </ButtonLink>
        )
      }
    >
      {t(words)}
    </EmptyState>
  )
}

function adviceFor(search: Search, defaults: Search): Advice {
  const { wanted, minAge, maxAge } = defaults
  if (search.wanted !== wanted && search.wanted !== 'both' && wanted !== 'both') {
    return { words: 'discovery.none_unwanted' }
  }
  if (asksAdvanced(search.advanced)) {
    const change = { advanced: defaults.advanced }
    return {
      words: 'discovery.none_advanced',
      action: { label: 'discovery.search_without_advanced', change },
    }
  }
  const someAges = search.minAge !== minAge || search.maxAge !== maxAge
  if (search.regionId !== null) {
    return {
      words: someAges ? 'discovery.none_region' : 'discovery.none_region_all_ages',
      action: { label: 'discovery.search_whole_country', change: { regionId: null } },
    }
  }
  if (someAges) {
    const change = { minAge, maxAge }
    return { words: 'discovery.none_age', action: { label: 'discovery.search_all_ages', change } }
  }
  return { words: 'discovery.none_country' }
}
