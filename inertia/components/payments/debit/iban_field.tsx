import type { ChangeEvent } from 'react'
import type { FieldProps } from '~/components/ui/field'
import { TextField } from '~/components/ui/text_field'

const longest = 34

interface Props extends FieldProps {
  required: boolean
}

/** IBAN in groups of four, however it is typed or pasted. */
export function IbanField(props: Props) {
  return (
    <TextField
      {...props}
      id="iban"
      name="iban"
      autoComplete="off"
      autoCapitalize="characters"
      spellCheck={false}
      inputClassName="tabular-nums"
      onChange={group}
    />
  )
}

/** Keeps the cursor behind the same character. */
function group({ currentTarget: input }: ChangeEvent<HTMLInputElement>) {
  const signsBefore = signsOf(input.value.slice(0, input.selectionStart ?? undefined)).length
  const grouped = signsOf(input.value)
    .slice(0, longest)
    .replace(/(.{4})(?=.)/g, '$1 ')
  if (grouped === input.value) return
  input.value = grouped
  const cursor = signsBefore + Math.max(0, Math.ceil(signsBefore / 4) - 1)
  input.setSelectionRange(cursor, cursor)
}

function signsOf(text: string) {
  return text.toUpperCase().replace(/[^A-Z\d]/g, '')
}
