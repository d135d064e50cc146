import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { classNames } from '~/components/ui/class_names'
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
            className={controlClasses(
              size,
              classNames('appearance-none truncate', size === 'narrow' ? 'pr-7 sm:pr-10' : 'pr-10')
            )}
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
            className={classNames(
              'pointer-events-none absolute top-1/2 -translate-y-1/2',
              size === 'narrow' ? 'right-2 size-4 sm:right-3.5 sm:size-5' : 'right-3.5 size-5'
            )}
          />
        </div>
      )}
    </Field>
  )
}
