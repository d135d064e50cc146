import { usePage } from '@inertiajs/react'
import { TextArea } from '~/components/ui/text_area'

interface Props {
  label: string
  hint?: string
  placeholder?: string
  typed: Record<string, string>
  optional?: boolean
}

/** What somebody tells us. */
export function WordsField({ label, hint, placeholder, typed, optional }: Props) {
  const { errors } = usePage().props
  return (
    <TextArea
      label={label}
      name="words"
      required={!optional}
      maxLength={10_000}
      placeholder={placeholder}
      defaultValue={typed.words}
      hint={hint}
      error={errors.words}
    />
  )
}
