import type { Read } from '@generated/answers'
import { usePage } from '@inertiajs/react'
import { PostForm } from '~/components/ui/post_form'
import { Select } from '~/components/ui/select'
import { useText } from '~/i18n/use_text'

export type CountryChoices = {
  countries: Read<'places/country_choices', 'countryChoices'>
  /** The earlier choice, or null. */
  selected: string | null
}

/** Overrides the country derived from the IP address. */
export function CountryForm({ countries, selected }: CountryChoices) {
  const { t } = useText()
  const { errors } = usePage().props
  return (
    <section className="mt-10">
      <h2>{t('settings.country')}</h2>
      <p className="mt-2 text-pretty text-muted">{t('settings.country_intro')}</p>
      <PostForm action="/country" submit={t('settings.save_country')} variant="quiet">
        <Select
          label={t('settings.country_label')}
          name="country"
          defaultValue={selected ?? ''}
          options={countries}
          placeholder={t('settings.country_by_address')}
          error={errors.country}
        />
      </PostForm>
    </section>
  )
}
