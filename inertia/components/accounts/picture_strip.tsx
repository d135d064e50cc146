import type { ReactNode } from 'react'
import type { SignupProps } from '~/components/accounts/signup_props'
import { gradientOf } from '~/components/home/gradients'
import { classNames } from '~/components/ui/class_names'

type Pictures = SignupProps['pictures']

/** Three pictures side by side, one on wide screens, with the progress on top. */
export function PictureStrip({ pictures, children }: { pictures: Pictures; children: ReactNode }) {
  return (
    <div className="relative h-[252px] shrink-0 overflow-hidden bg-dark max-lg:[@media(max-height:800px)]:h-[132px] lg:sticky lg:top-0 lg:h-dvh">
      {/* The first is a little wider, so that it counts as the largest part of the page: it comes first. */}
      <div
        aria-hidden="true"
        className="grid h-full grid-cols-[1.05fr_1fr_1fr] lg:grid-cols-1"
      >
        {[0, 1, 2].map((index) => (
          <Strip key={index} picture={pictures[index]} index={index} />
        ))}
      </div>
      <div className="scrim-top absolute inset-x-0 top-0 h-32" />
      <div className="absolute inset-x-0 top-0 flex h-16 items-center gap-2.5 pr-5 pl-2 lg:pr-8 lg:pl-4">
        {children}
      </div>
    </div>
  )
}

/** A third of a narrow screen, where the small picture is sharp enough; the first one is most of a wide one. */
function Strip({ picture, index }: { picture?: Pictures[number]; index: number }) {
  return (
    <div
      className={classNames(
        'min-h-0 overflow-hidden',
        gradientOf(index * 2 + 1),
        index > 0 && 'lg:hidden'
      )}
    >
      {picture && (
        <picture className="contents">
          <source media="(width >= 64rem)" srcSet={picture.full} />
          <img
            src={picture.thumb}
            alt=""
            {...(index === 0 ? { fetchPriority: 'high' } : { loading: 'lazy' })}
            className="size-full object-cover object-[50%_30%]"
          />
        </picture>
      )}
    </div>
  )
}
