import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import {
  controlClasses,
  type ControlSize,
  Field,
  type FieldProps,
  splitField,
} from '~/components/ui/field'

export interface Option {
  value: string
  label: string
  disabled?: boolean
}

interface Props extends Omit<ComponentProps<'select'>, 'size' | 'children'>, FieldProps {
  options: Option[]
  /** Label of the empty option, such as "All regions". */
  placeholder?: string
  size?: ControlSize
}

/** A native select. */
export function Select(props: Props) {
  const { field, rest } = splitField(props)
  const { options, placeholder, size, ...select } = rest
  return (
    <Field {...field}>
      {(control) => (
        <div className="relative">
          <select
            {...select}
            {...control}
            className={controlClasses(size, 'appearance-none truncate pr-10')}
          >
            {placeholder !== undefined && <option value="">{placeholder}</option>}
            {options.map((option) => (
              <option key={option.value} value={option.value} disabled={option.disabled}>
                {option.label}
              </option>
            ))}
          </select>
          <ChevronDown
            aria-hidden="true"
            className="pointer-events-none absolute top-1/2 right-3.5 size-5 -translate-y-1/2"
          />
        </div>
      )}
    </Field>
  )
}
