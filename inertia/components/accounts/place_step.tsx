import { changeAnswers } from '~/components/accounts/answer_store'
import { CityField } from '~/components/accounts/city_field'
import type { StepProps } from '~/components/accounts/orientation_step'
import type { SignupProps } from '~/components/accounts/signup_props'
import { useRegions } from '~/components/accounts/use_regions'
import { Select } from '~/components/ui/select'
import { useText } from '~/i18n/use_text'

interface Props extends StepProps {
  places: Pick<SignupProps, 'country' | 'countries' | 'regions' | 'meantCities'>
}

const noPlace = { place: '', placeName: '' }

/** Country and region narrow down the list of cities. */
export function PlaceStep({ answers, errors, places }: Props) {
  const { t } = useText()
  const { country, countries, regions, meantCities } = places
  const choices = useRegions(answers.country, { country, regions })
  return (
    <>
      <Select
        label={t('accounts.country')}
        name="country"
        autoComplete="country"
        options={countries}
        value={answers.country}
        onChange={({ target }) =>
          changeAnswers({ country: target.value, region: '', ...noPlace }, [
            'country',
            'region',
            'place',
          ])
        }
        error={errors.country}
      />
      <Select
        label={t('accounts.region')}
        name="region"
        placeholder={t('accounts.choose_region')}
        options={choices.map(({ id, name }) => ({ value: String(id), label: name }))}
        value={answers.region}
        onChange={({ target }) =>
          changeAnswers({ region: target.value, ...noPlace }, ['region', 'place'])
        }
        error={errors.region}
      />
      <CityField
        key={answers.region}
        region={answers.region}
        name={answers.placeName}
        onChoose={({ id, name }) => changeAnswers({ place: id, placeName: name }, ['place'])}
        onType={(placeName) => changeAnswers({ placeName })}
        meant={meantCities}
        // It waits for the region, whose own error says what to do.
        error={answers.region ? errors.place : undefined}
      />
    </>
  )
}
