import type { GiftName } from '../../../core/messaging/gifts/catalogue'

/** The drawing of a gift. All are in one file, which a browser asks for once. */
export function GiftArt({ gift, className }: { gift: GiftName; className?: string }) {
  return (
    <svg aria-hidden="true" className={className}>
      <use href={`/gifts.svg#${gift}`} />
    </svg>
  )
}
