import { ChevronLeft, ChevronRight } from 'lucide-react'
import type { Data } from '@generated/data'
import { UnlockPhoto } from '~/components/profiles/locked'
import type { useSlides } from '~/components/profiles/use_slides'
import { IconButton } from '~/components/ui/icon_button'
import { nameBesideLabel, type Person } from '~/components/ui/person'
import { useText } from '~/i18n/use_text'

export type Picture = Data.MemberProfile['pictures'][number]

interface Props {
  memberId: string
  person: Person
  pictures: Picture[]
  slides: ReturnType<typeof useSlides>
}

/** A carousel of pictures, scrolled by swiping. */
export function Slides({ memberId, person, pictures, slides }: Props) {
  const { t } = useText()
  const name = nameBesideLabel(person)
  const lockedCount = pictures.filter(({ locked }) => locked).length
  return (
    <ul
      ref={slides.strip}
      onScroll={slides.onScroll}
      tabIndex={0}
      aria-label={t('profiles.pictures_of', { name })}
      className="slides flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain bg-tint lg:rounded-card"
    >
      {pictures.map((picture, index) => (
        <li
          key={picture.full}
          id={`photo-${picture.id}`}
          className="relative w-full shrink-0 scroll-mt-14 snap-center"
        >
          <img
            src={picture.full}
            alt={t('profiles.picture_of', { number: index + 1, name })}
            width={900}
            height={1200}
            loading={index === 0 ? 'eager' : 'lazy'}
            decoding="async"
            className="aspect-3/4 w-full object-cover object-top"
          />
          {picture.locked && (
            <UnlockPhoto memberId={memberId} photoId={picture.id} name={name} count={lockedCount} />
          )}
          <Words picture={picture} />
        </li>
      ))}
    </ul>
  )
}

/** The caption; for the owner also whether others see the photo. */
function Words({ picture: { caption, status } }: { picture: Picture }) {
  const { t } = useText()
  if (!caption && status === 'active') return null
  return (
    <div className="absolute inset-x-0 bottom-0 flex flex-col gap-1 bg-dark/80 px-4 py-3 text-white">
      {caption && (
        <p dir="auto" className="text-pretty break-words">
          {caption}
        </p>
      )}
      {status !== 'active' && <p className="text-sm">{t(`profiles.picture_${status}`)}</p>}
    </div>
  )
}

interface ArrowsProps extends Pick<Props, 'slides'> {
  total: number
}

/** Arrow button, for mouse users. */
export function Arrows({ slides, total }: ArrowsProps) {
  const { t } = useText()
  const { current, show } = slides
  return (
    <div className="hidden lg:block">
      {current > 0 && (
        <IconButton
          variant="onPicture"
          label={t('profiles.previous_picture')}
          icon={<ChevronLeft aria-hidden="true" className="size-5" />}
          onClick={() => show(current - 1)}
          className="absolute top-1/2 left-3.5 -translate-y-1/2"
        />
      )}
      {current < total - 1 && (
        <IconButton
          variant="onPicture"
          label={t('profiles.next_picture')}
          icon={<ChevronRight aria-hidden="true" className="size-5" />}
          onClick={() => show(current + 1)}
          className="absolute top-1/2 right-3.5 -translate-y-1/2"
        />
      )}
    </div>
  )
}
