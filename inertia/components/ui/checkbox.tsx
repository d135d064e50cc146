import { type ComponentProps, type ReactNode, useId } from 'react'
import { FieldNote } from '~/components/ui/field'

interface Props extends Omit<ComponentProps<'input'>, 'type'> {
  /** May hold links, as in a consent. */
  label: ReactNode
  hint?: ReactNode
  error?: string
}

export function Checkbox({ label, hint, error, className, ...rest }: Props) {
  const note = useId()
  return (
    <div className={className}>
      <label className="flex min-h-11 items-start gap-3 py-2.5">
        <input
          {...rest}
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={error || hint ? note : undefined}
          className="check mt-px"
        />
        <span>{label}</span>
      </label>
      <div className="pl-[34px] [&>p]:mt-0">
        <FieldNote id={note} hint={hint} error={error} />
      </div>
    </div>
  )
}
