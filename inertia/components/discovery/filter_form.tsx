import { AdvancedFilters } from '~/components/discovery/advanced_filters'
import type { Choices, Search } from '~/components/discovery/search'
import { useSearchDraft } from '~/components/discovery/use_search_draft'
import { buttonClasses } from '~/components/ui/button_style'
import { PillRadios } from '~/components/ui/pill_radios'
import { RangeSlider } from '~/components/ui/range_slider'
import { Select } from '~/components/ui/select'
import { useText } from '~/i18n/use_text'

export interface FilterProps extends Choices {
  search: Search
  defaults: Search
}

/** The search filters; every change searches at once, without script a button does. */
export function FilterForm({ search, defaults, ...choices }: FilterProps) {
  const { countries, regions, basicFields, advanced } = choices
  const { t } = useText()
  const { draft, change, version } = useSearchDraft(search, defaults)
  return (
    <form noValidate action="/members" method="get" className="space-y-6">
      {basicFields.includes('gender') && (
        <PillRadios
          name="gender"
          legend={t('discovery.looking_for')}
          size="small"
          value={draft.wanted}
          onChange={(wanted) => change({ wanted: wanted as Search['wanted'] })}
          options={[
            { value: 'female', label: t('discovery.women') },
            { value: 'male', label: t('discovery.men') },
            { value: 'both', label: t('discovery.both') },
          ]}
        />
      )}
      {basicFields.includes('country') && (
        <Select
          name="country"
          label={t('discovery.country')}
          size="small"
          options={countries}
          value={draft.country ?? ''}
          onChange={(event) =>
            change({ country: event.target.value as Search['country'], regionId: null })
          }
        />
      )}
      {basicFields.includes('region') && (
        <Select
          name="countryregion"
          label={t('discovery.region')}
          size="small"
          placeholder={t('discovery.whole_country')}
          options={regions.map(({ id, name }) => ({ value: String(id), label: name }))}
          value={String(draft.regionId ?? '')}
          onChange={(event) => change({ regionId: Number(event.target.value) || null })}
        />
      )}
      {basicFields.includes('age') && (
        <RangeSlider
          key={version}
          legend={t('discovery.age')}
          valueText={(age) => t('discovery.years', { age })}
          names={['min_age', 'max_age']}
          min={defaults.minAge}
          max={defaults.maxAge}
          defaultValue={[draft.minAge, draft.maxAge]}
          onCommit={([minAge, maxAge]) => change({ minAge, maxAge })}
        />
      )}
      <AdvancedFilters
        offer={advanced}
        wanted={draft.advanced}
        gender={draft.wanted}
        onChange={(wanted) => change({ advanced: wanted })}
      />
      <noscript>
        <button type="submit" className={buttonClasses({ wide: true })}>
          {t('discovery.apply')}
        </button>
      </noscript>
    </form>
  )
}
