import { usePage } from '@inertiajs/react'
import { useState } from 'react'
import { CityField } from '~/components/accounts/city_field'
import { useRegions } from '~/components/accounts/use_regions'
import type { EditProps } from '~/components/profiles/edit/edit_props'
import type { PlaceFound } from '~/components/profiles/edit/current_position'
import { FormSection } from '~/components/profiles/edit/form_section'
import { UseLocation } from '~/components/profiles/edit/use_location'
import { Select } from '~/components/ui/select'
import { useText } from '~/i18n/use_text'

/** Country and region narrow down the cities; geolocation can fill them in. */
export function HomeFields({ home, countries }: Pick<EditProps, 'home' | 'countries'>) {
  const { t } = useText()
  const { errors } = usePage().props
  const [chosen, setChosen] = useState({
    country: home.country as string,
    region: String(home.regionId),
    place: String(home.placeId),
    name: home.place,
    found: 0,
  })
  const regions = useRegions(chosen.country, home)
  const none = { place: '', name: '' }
  const take = ({ country, region, place }: PlaceFound) =>
    setChosen({
      country,
      region: String(region.id),
      place: String(place.id),
      name: place.name,
      found: chosen.found + 1,
    })
  return (
    <FormSection id="home" title={t('profiles.part_home')}>
      <UseLocation onFound={take} />
      <Select
        id="country"
        label={t('accounts.country')}
        name="country"
        autoComplete="country"
        options={countries}
        value={chosen.country}
        onChange={({ target }) =>
          setChosen({ ...chosen, ...none, country: target.value, region: '' })
        }
        error={errors.country}
      />
      <Select
        id="region"
        label={t('accounts.region')}
        name="region"
        placeholder={t('accounts.choose_region')}
        options={regions.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={chosen.region}
        onChange={({ target }) => setChosen({ ...chosen, ...none, region: target.value })}
        error={errors.region}
      />
      <div id="place">
        <CityField
          key={`${chosen.region} ${chosen.found}`}
          region={chosen.region}
          name={chosen.name}
          onChoose={({ id, name }) => setChosen({ ...chosen, place: id, name })}
          error={errors.place}
        />
        <input type="hidden" name="place" value={chosen.place} />
      </div>
    </FormSection>
  )
}
