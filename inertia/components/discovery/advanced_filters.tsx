import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { LockedFilters } from '~/components/discovery/locked_filters'
import {
  type Advanced,
  type AdvancedField,
  type AdvancedOffer,
  fieldLabel,
  valueLabel,
} from '~/components/discovery/advanced'
import type { Search } from '~/components/discovery/search'
import { PillCheckbox } from '~/components/ui/pill_checkbox'
import { useText } from '~/i18n/use_text'

interface Props {
  offer: AdvancedOffer
  wanted: Advanced
  /** The gender that is searched for: some languages describe people by it. */
  gender: Search['wanted']
  onChange: (wanted: Advanced) => void
}

/** Filters for premium members; others see what there is, and how to unlock it. */
export function AdvancedFilters({ offer, wanted, gender, onChange }: Props) {
  const { t } = useText()
  if (offer.fields.length === 0) return null
  return (
    <section className="border-t border-line pt-5">
      <h3 className="mb-1 text-base">{t('discovery.premium_filters')}</h3>
      {offer.locked ? (
        <LockedFilters fields={offer.fields} />
      ) : (
        offer.fields.map(({ name, choices }) => (
          <FieldFilter
            key={name}
            name={name}
            choices={choices}
            wanted={wanted[name]}
            gender={gender}
            onChange={(values) => onChange({ ...wanted, [name]: values })}
          />
        ))
      )}
    </section>
  )
}

interface FieldProps {
  name: AdvancedField
  choices: string[]
  wanted: string[]
  gender: Search['wanted']
  onChange: (values: string[]) => void
}

function FieldFilter({ name, choices, wanted, gender, onChange }: FieldProps) {
  const { t } = useText()
  // Removing the last choice must not close the list being used.
  const [open] = useState(wanted.length > 0)
  const change = (value: string, checked: boolean) =>
    onChange(choices.filter((one) => (one === value ? checked : wanted.includes(one))))
  return (
    <details className="group border-b border-line last:border-0" open={open}>
      <summary className="flex min-h-12 cursor-pointer list-none items-center gap-2 text-sm font-bold [&::-webkit-details-marker]:hidden">
        <span className="grow">{t(fieldLabel(name))}</span>
        {wanted.length > 0 && (
          <span className="font-semibold text-muted">
            {t('discovery.chosen', { count: wanted.length })}
          </span>
        )}
        <ChevronDown
          aria-hidden="true"
          className="size-5 shrink-0 transition group-open:rotate-180"
        />
      </summary>
      <div role="group" aria-label={t(fieldLabel(name))} className="flex flex-wrap gap-2 pt-1 pb-4">
        {choices.map((value) => (
          <PillCheckbox
            key={value}
            name={name}
            value={value}
            label={t(valueLabel(name, value), { gender })}
            checked={wanted.includes(value)}
            onChange={(event) => change(value, event.target.checked)}
          />
        ))}
      </div>
    </details>
  )
}
