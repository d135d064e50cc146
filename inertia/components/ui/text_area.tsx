import type { ComponentProps } from 'react'
import { grow } from '~/plain/grow'
import { Field, type FieldProps, splitField } from '~/components/ui/field'

interface Props extends ComponentProps<'textarea'>, FieldProps {}

/** A multi-line text field that grows with its content. */
export function TextArea(props: Props) {
  const { field, rest } = splitField(props)
  return (
    <Field {...field}>
      {(control) => (
        <textarea
          rows={4}
          dir="auto"
          {...rest}
          {...control}
          onInput={(event) => {
            grow(event.currentTarget)
            rest.onInput?.(event)
          }}
          className="control field-sizing-content max-h-80 min-h-24 resize-y px-4 py-3"
        />
      )}
    </Field>
  )
}
