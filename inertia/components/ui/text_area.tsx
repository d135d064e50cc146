import type { ComponentProps } from 'react'
import { Field, type FieldProps } from '~/components/ui/field'

interface Props extends ComponentProps<'textarea'>, FieldProps {}

/** A multi-line text field that grows with its content where the browser supports it. */
export function TextArea({ label, hiddenLabel, hint, error, id, className, ...rest }: Props) {
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
        <textarea
          rows={4}
          {...rest}
          {...control}
          className="control field-sizing-content max-h-80 min-h-24 resize-y px-4 py-3"
        />
      )}
    </Field>
  )
}
