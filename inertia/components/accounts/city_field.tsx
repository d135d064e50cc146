import type { CityProps } from '~/components/accounts/city_combobox'
import { useHydrated } from '~/components/ui/use_hydrated'
import { lazyPart } from '~/components/ui/lazy_part'
import { TextField } from '~/components/ui/text_field'
import { useText } from '~/i18n/use_text'

interface Props extends CityProps {
  /** Where the form is understood without script: until script runs, the city is typed in full. */
  onType?: (name: string) => void
  /** Names that may have been meant by what was typed so. */
  meant?: string[]
}

/** Loaded lazily, as the combobox library is large. */
const CityCombobox = lazyPart(() => import('~/components/accounts/city_combobox'))

export function CityField({ onType, meant, ...city }: Props) {
  const hydrated = useHydrated()
  const isTyped = !hydrated && onType !== undefined
  const field = <TypedCity {...city} onType={onType} meant={meant} waits={!isTyped} />
  if (!hydrated || !city.region) return field
  return <CityCombobox {...city} placeholder={field} />
}

function TypedCity({ region, name, onType, waits, ...rest }: Props & { waits: boolean }) {
  const { t } = useText()
  const error = useCityError({ name, ...rest })
  return (
    <TextField
      label={t('accounts.city')}
      name="place_name"
      placeholder={t(region || !waits ? 'accounts.type_city' : 'accounts.choose_region')}
      autoComplete="off"
      value={name}
      onChange={({ target }) => onType?.(target.value)}
      error={error}
      disabled={waits}
    />
  )
}

/** What was typed is no city of the region: it says which may be meant. */
function useCityError({ error, meant = [], name }: Pick<Props, 'error' | 'meant' | 'name'>) {
  const { locale, t } = useText()
  if (!error || !name) return error
  if (meant.length === 0) return t('accounts.no_city_found')
  const cities = new Intl.ListFormat(locale, { type: 'disjunction' }).format(meant)
  return t('accounts.which_city', { cities })
}
