import type { Tier } from '../../../core/sites/package_terms'
import { Spark } from '~/components/ui/brand'
import { classNames } from '~/components/ui/class_names'

/** Header art of a bundle: more credits, deeper tint and more sparks. */
export function BundleArt({ tier, className }: { tier: Tier; className?: string }) {
  return (
    <div aria-hidden="true" className={classNames('relative h-24', bands[tier], className)}>
      {sparks[tier].map((spark) => (
        <Spark key={spark} className={classNames('absolute', spark)} />
      ))}
    </div>
  )
}

/** The tint of a bundle where it is a row, along its edge. */
export function BundleEdge({ tier }: { tier: Tier }) {
  return (
    <span
      aria-hidden="true"
      className={classNames('absolute inset-y-0 left-0 w-2 rounded-l-card lg:hidden', bands[tier])}
    />
  )
}

const bands: Record<Tier, string> = {
  p0: 'bg-[#f0eafe] dark:bg-[#2a1f57]',
  p1: 'bg-[#e0d5fd] dark:bg-[#372a72]',
  p2: 'bg-[#cdbdfc] dark:bg-[#4a379a]',
  p3: 'bg-[#b79ffb] dark:bg-[#5f48c2]',
}

const sparks: Record<Tier, string[]> = {
  p0: ['left-[26px] top-[25px] size-11 text-[#a78bfa]'],
  p1: [
    'left-[23px] top-[28px] size-[46px] text-[#8b68f2] dark:text-[#a78bfa]',
    'left-[84px] top-[19px] size-7 text-[#b9a3fb] dark:text-[#6f58c9]',
  ],
  p2: [
    'left-[19px] top-[24px] size-[50px] text-[#7446e8] dark:text-[#c4b1ff]',
    'left-[81px] top-[14px] size-[34px] text-[#f4efff] dark:text-[#7a63d6]',
    'left-[130px] top-[49px] size-6 text-[#7446e8] dark:text-[#c4b1ff]',
    'left-[171px] top-[18px] size-3.5 text-[#f4efff] dark:text-[#ede7fe]',
  ],
  p3: [
    'left-[17px] top-[20px] size-[54px] text-[#5b21b6] dark:text-white',
    'left-[82px] top-[11px] size-[37px] text-white dark:text-[#9f88f2]',
    'left-[120px] top-[51px] size-[31px] text-[#5b21b6] dark:text-white',
    'left-[158px] top-[10px] size-[43px] text-white dark:text-[#9f88f2]',
    'left-[217px] top-[46px] size-[27px] text-[#5b21b6] dark:text-white',
    'left-[244px] top-[12px] size-4 text-white',
  ],
}
