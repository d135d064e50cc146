import type { ReactNode } from 'react'
import { classNames } from '~/components/ui/class_names'

interface Props {
  id: string
  title: string
  /** The ground of the page, or a sheet on it: neighbours differ. */
  raised?: boolean
  /** The height to reserve until the section is drawn, by width of the window. */
  reserved: string
  /** Beside the heading. */
  aside?: ReactNode
  children: ReactNode
}

/** A section that a browser lays out only when it comes near; its height is reserved until then. */
export function Section({ id, title, raised, reserved, aside, children }: Props) {
  return (
    <section
      id={id}
      aria-labelledby={`${id}-title`}
      className={classNames(
        '[content-visibility:auto]',
        reserved,
        raised ? 'bg-surface' : 'bg-ground'
      )}
    >
      <div className="mx-auto max-w-[76rem] px-5 py-11 lg:px-8">
        <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4">
          <h2 id={`${id}-title`} className="text-2xl">
            {title}
          </h2>
          {aside}
        </div>
        {children}
      </div>
    </section>
  )
}
