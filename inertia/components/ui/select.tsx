import { ChevronDown } from 'lucide-react'
import type { ComponentProps } from 'react'
import { controlClasses, type ControlSize, Field, type FieldProps } from '~/components/ui/field'

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
  const { label, hiddenLabel, hint, error, id, className, options, placeholder, size, ...rest } =
    props
  return (
    <Field
      label={label}
      hiddenLabel={hiddenLabel}
      hint={hint}
      error={error}
      id={id}
      className={className}
    >
      {(control) => (
        <div className="relative">
          <select
            {...rest}
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
