import { CircleAlert } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { classNames } from '~/components/ui/class_names'

/** Attributes that connect a control to its label, hint and error; a control without them keeps its own. */
interface ControlProps {
  'id': string
  'aria-describedby'?: string
  'aria-invalid'?: boolean
}

export interface FieldProps {
  label: ReactNode
  /** Shows the label to screen readers only. */
  hiddenLabel?: boolean
  hint?: ReactNode
  error?: string
}

interface Frame extends FieldProps {
  /** Replaces the generated id, for links from an error summary. */
  id?: string
  className?: string
}

interface Props extends Frame {
  children: (control: ControlProps) => ReactNode
}

/** A control with its label, and a hint or error. */
export function Field({ id, label, hiddenLabel, hint, error, className, children }: Props) {
  const generated = useId()
  const control = id ?? generated
  const note = `${control}-note`
  const connection: ControlProps = { id: control }
  if (error || hint) connection['aria-describedby'] = note
  if (error) connection['aria-invalid'] = true
  return (
    <div className={className}>
      <label
        htmlFor={control}
        className={hiddenLabel ? 'sr-only' : 'mb-1.5 block text-sm font-bold'}
      >
        {label}
      </label>
      {children(connection)}
      <FieldNote id={note} hint={hint} error={error} />
    </div>
  )
}

/** Separates the props of a field from those of its control. */
export function splitField<ControlAndField extends Frame>(props: ControlAndField) {
  const { label, hiddenLabel, hint, error, id, className, ...rest } = props
  return { field: { label, hiddenLabel, hint, error, id, className }, rest }
}

export function FieldNote({ id, hint, error }: { id: string; hint?: ReactNode; error?: string }) {
  if (!error && !hint) return null
  return (
    <p
      id={id}
      className={classNames(
        'mt-1.5 flex gap-1.5 text-sm',
        error ? 'font-semibold text-danger' : 'text-muted'
      )}
    >
      {error && <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />}
      <span>{error ?? hint}</span>
    </p>
  )
}

const controlSizes = {
  /** A large one with less room at its sides, for several beside each other on a phone. */
  narrow: 'h-15 px-2.5 sm:px-4 sm:text-xl',
  small: 'h-11 px-3.5',
  medium: 'h-12 px-4',
  large: 'h-15 px-4 text-xl',
}

export type ControlSize = keyof typeof controlSizes

export function controlClasses(size: ControlSize = 'medium', className?: string) {
  return classNames('control', controlSizes[size], className)
}
