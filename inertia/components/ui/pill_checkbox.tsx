import type { ComponentProps, ReactNode } from 'react'

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'className'> {
  label: ReactNode
}

/** A checkbox that looks like a pill. */
export function PillCheckbox({ label, ...input }: Props) {
  return (
    <label className="relative flex min-h-11 max-w-full items-center rounded-full bg-surface px-3.5 text-sm leading-tight font-semibold inset-ring-[1.5px] inset-ring-line transition hover:bg-tint has-checked:bg-tint has-checked:inset-ring-2 has-checked:inset-ring-primary-strong has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-strong">
      <input
        {...input}
        type="checkbox"
        className="absolute inset-0 cursor-pointer appearance-none rounded-full outline-none"
      />
      <span className="min-w-0 break-words">{label}</span>
    </label>
  )
}
