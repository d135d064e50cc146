import type { CityProps } from '~/components/accounts/city_combobox'
import { useHydrated } from '~/components/ui/use_hydrated'
import { lazyPart } from '~/components/ui/lazy_part'
import { TextField } from '~/components/ui/text_field'
import { useText } from '~/i18n/use_text'

/** Loaded lazily, as the combobox library is large. */
const CityCombobox = lazyPart(() => import('~/components/accounts/city_combobox'))

export function CityField(props: CityProps) {
  const hydrated = useHydrated()
  const placeholder = <CityPlaceholder {...props} />
  if (!hydrated || !props.region) return placeholder
  return <CityCombobox {...props} placeholder={placeholder} />
}

function CityPlaceholder({ region, name, error }: CityProps) {
  const { t } = useText()
  return (
    <TextField
      label={t('accounts.city')}
      placeholder={t(region ? 'accounts.type_city' : 'accounts.choose_region')}
      value={name}
      error={error}
      readOnly
      disabled
    />
  )
}
