import type { ComponentProps } from 'react'
import {
  controlClasses,
  type ControlSize,
  Field,
  type FieldProps,
  splitField,
} from '~/components/ui/field'

interface Props extends Omit<ComponentProps<'input'>, 'size'>, FieldProps {
  size?: ControlSize
  /** Classes of the input, such as a width. */
  inputClassName?: string
}

/** A single-line text field. */
export function TextField(props: Props) {
  const { field, rest } = splitField(props)
  const { size, inputClassName, ...input } = rest
  return (
    <Field {...field}>
      {(control) => (
        <input
          type="text"
          {...input}
          {...control}
          className={controlClasses(size, inputClassName)}
        />
      )}
    </Field>
  )
}

/** A whole number with a numeric keypad on phones, without the pitfalls of `type="number"`. */
export function NumberField(props: Omit<Props, 'type' | 'inputMode'>) {
  return <TextField {...props} type="text" inputMode="numeric" pattern="[0-9]*" />
}
