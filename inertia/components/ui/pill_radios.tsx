import { useId } from 'react'
import { classNames } from '~/components/ui/class_names'
import { FieldNote } from '~/components/ui/field'
import type { Option } from '~/components/ui/select'

interface Props {
  name: string
  legend: string
  options: Option[]
  value?: string
  defaultValue?: string
  onChange?: (value: string) => void
  hint?: string
  error?: string
  required?: boolean
  size?: 'small' | 'medium'
  className?: string
}

/** A radio group whose options look like pills. */
export function PillRadios({ legend, hint, error, className, ...radios }: Props) {
  const note = useId()
  return (
    <fieldset
      className={className}
      aria-invalid={error ? true : undefined}
      aria-describedby={error || hint ? note : undefined}
    >
      <legend className="mb-1.5 text-sm font-bold">{legend}</legend>
      <div className="flex flex-wrap gap-2">
        {radios.options.map((option) => (
          <Answer key={option.value} option={option} {...radios} />
        ))}
      </div>
      <FieldNote id={note} hint={hint} error={error} />
    </fieldset>
  )
}

interface AnswerProps extends Pick<
  Props,
  'name' | 'value' | 'defaultValue' | 'onChange' | 'required' | 'size'
> {
  option: Option
}

function Answer({ option, name, value, defaultValue, onChange, required, size }: AnswerProps) {
  return (
    <label
      className={classNames(
        'relative flex min-h-11 flex-1 items-center justify-center rounded-full bg-surface',
        'text-center leading-tight font-semibold inset-ring-[1.5px] inset-ring-line transition',
        'hover:bg-tint has-checked:bg-tint has-checked:font-bold has-checked:inset-ring-2',
        'has-checked:inset-ring-primary-strong has-focus-visible:outline-3',
        'has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-strong',
        'has-disabled:opacity-60',
        size === 'small' ? 'px-2 text-sm' : 'px-4 py-1.5 text-base'
      )}
    >
      <input
        type="radio"
        name={name}
        value={option.value}
        required={required}
        disabled={option.disabled}
        {...checkedBy(option.value, value, defaultValue)}
        onChange={() => onChange?.(option.value)}
        className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
      />
      {option.label}
    </label>
  )
}

function checkedBy(option: string, value?: string, defaultValue?: string) {
  return value === undefined
    ? { defaultChecked: option === defaultValue }
    : { checked: option === value }
}
