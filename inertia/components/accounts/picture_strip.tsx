import type { ReactNode } from 'react'
import { gradientOf } from '~/components/home/gradients'
import { classNames } from '~/components/ui/class_names'

/** Three pictures side by side, one on wide screens, with the progress on top. */
export function PictureStrip({ pictures, children }: { pictures: string[]; children: ReactNode }) {
  return (
    <div className="relative h-[252px] shrink-0 overflow-hidden bg-dark max-lg:[@media(max-height:800px)]:h-[132px] lg:sticky lg:top-0 lg:h-dvh">
      <div aria-hidden="true" className="grid h-full grid-cols-3 lg:grid-cols-1">
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

function Strip({ picture, index }: { picture?: string; index: number }) {
  return (
    <div
      className={classNames(
        'min-h-0 overflow-hidden',
        gradientOf(index * 2 + 1),
        index > 0 && 'lg:hidden'
      )}
    >
      {picture && <img src={picture} alt="" className="size-full object-cover object-[50%_30%]" />}
    </div>
  )
}
