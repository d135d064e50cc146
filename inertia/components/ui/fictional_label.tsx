import { usePage } from '@inertiajs/react'
import { Bot, Drama, PenLine } from 'lucide-react'

const icons = { drama: Drama, bot: Bot, pen: PenLine }

/**
 * The legally binding label of every fictional profile: a strip across the top of a picture, or inline
 * behind a name, wrapping to its own line where there is no room.
 */
export function FictionalLabel({ variant }: { variant: 'strip' | 'inline' }) {
  return variant === 'strip' ? <Strip /> : <Inline />
}

function Strip() {
  const { icon, label, warning } = usePage().props.site.fictional
  const Icon = icons[icon]
  return (
    <p className="bg-strip px-3 py-2 text-sm/snug text-white">
      <b className="flex items-center gap-1.5">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {label}
      </b>
      {warning}
    </p>
  )
}

function Inline() {
  const { icon, label, warning } = usePage().props.site.fictional
  const Icon = icons[icon]
  return (
    <span className="contents text-sm/snug font-normal tracking-normal text-muted">
      <span className="inline-flex items-center gap-1">
        <Icon aria-hidden="true" className="size-4 shrink-0" />
        {label}
      </span>{' '}
      <span className="inline-block">{warning}</span>
    </span>
  )
}
