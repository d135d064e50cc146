import type { ReactNode } from 'react'
import { classNames } from '~/components/ui/class_names'
import { FictionalLabel } from '~/components/ui/fictional_label'
import { PageLink } from '~/components/ui/page_link'
import { NameAndAge } from '~/components/ui/name_and_age'
import type { Person } from '~/components/ui/person'
import { Silhouette } from '~/components/ui/silhouette'

interface Props {
  person: Person
  picture: string | null
  /** Target of the tile; the whole tile is the link. */
  href?: string
  /** The line under the name: online, place. */
  details?: ReactNode
  /** A `PortraitMark`, such as "New". */
  mark?: ReactNode
  /** A button or link at the bottom right, over that of the tile: the like button. */
  action?: ReactNode
  /** At the top right, above the link: a menu. */
  corner?: ReactNode
  /** For tiles above the fold. */
  eager?: boolean
  className?: string
}

/**
 * A member as a 3:4 picture with the name on it. One large component on purpose, as lists have dozens
 * and each further component costs time on the server.
 */
export function Portrait(props: Props) {
  const { person, picture, href, eager, details, mark, action, corner } = props
  const name = <NameAndAge person={person} />
  return (
    <article
      className={classNames(
        'group relative flex aspect-3/4 flex-col overflow-hidden rounded-card text-white',
        'has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2',
        'has-[a:focus-visible]:outline-primary-strong',
        props.className
      )}
    >
      {person.fictional && <FictionalLabel variant="strip" />}
      <div className="relative isolate flex min-h-0 grow items-end bg-line">
        {picture ? (
          <img
            src={picture}
            alt=""
            width={450}
            height={600}
            loading={eager ? 'eager' : 'lazy'}
            decoding="async"
            className="absolute inset-0 -z-10 size-full object-cover object-top transition group-hover:brightness-105"
          />
        ) : (
          <div className="absolute inset-0 -z-10">
            <Silhouette />
          </div>
        )}
        {mark}
        <div className="scrim-tile flex w-full items-end gap-1 p-2 pl-2.5 sm:gap-2 sm:p-2.5 sm:pl-3.5">
          <div className="min-w-0 grow pb-0.5">
            <h3 className="text-sm/tight min-[400px]:text-base/tight sm:text-lg/tight">
              {href === undefined ? (
                name
              ) : (
                <PageLink href={href} className="outline-none after:absolute after:inset-0">
                  {name}
                </PageLink>
              )}
            </h3>
            {details && <p className="truncate text-sm">{details}</p>}
          </div>
          {action}
        </div>
      </div>
      {corner && <div className="absolute top-1.5 right-1.5">{corner}</div>}
    </article>
  )
}

/** The white pill at the top left of a picture. */
export function PortraitMark({ children }: { children: ReactNode }) {
  return (
    <span className="absolute top-2.5 left-2.5 inline-flex min-h-[26px] items-center rounded-full bg-white px-3 text-sm font-bold text-dark">
      {children}
    </span>
  )
}
