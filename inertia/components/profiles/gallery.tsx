import { ChevronLeft, ChevronRight, ImageOff, Images } from 'lucide-react'
import { ReportPicture } from '~/components/moderation/report_picture'
import { LockedVeil, UnlockLine } from '~/components/profiles/locked'
import { Thumbnails } from '~/components/profiles/thumbnails'
import { useSlides } from '~/components/profiles/use_slides'
import { ButtonLink } from '~/components/ui/button_link'
import { FictionalLabel } from '~/components/ui/fictional_label'
import { IconButton } from '~/components/ui/icon_button'
import { nameBesideLabel, type Person } from '~/components/ui/person'
import type { Data } from '@generated/data'
import { useText } from '~/i18n/use_text'

export type Picture = Data.MemberProfile['pictures'][number]

interface Props {
  memberId: string
  person: Person
  pictures: Picture[]
  /** The reader's own, who can change them. */
  mine: boolean
  /** The reader may report them. */
  reportable: boolean
}

/**
 * The pictures of a profile: swiped on phones, with thumbnails beside them on a desktop. On phones
 * a picture fills the screen before its name comes, so the label of a fictional one goes first.
 */
export function Gallery({ memberId, person, pictures, mine, reportable }: Props) {
  const slides = useSlides()
  if (pictures.length === 0) return <NoPicture mine={mine} />
  const locked = pictures.filter((picture) => picture.locked).length
  return (
    <section>
      {person.fictional && (
        <div className="lg:hidden">
          <FictionalLabel variant="strip" />
        </div>
      )}
      <div className="relative flex gap-3">
        <div className="relative min-w-0 grow">
          <Slides person={person} pictures={pictures} slides={slides} />
          <Counter current={slides.current} total={pictures.length} />
          {reportable && <ReportPicture memberId={memberId} picture={pictures[slides.current]} />}
          <Arrows slides={slides} total={pictures.length} />
        </div>
        {pictures.length > 1 && (
          <Thumbnails pictures={pictures} current={slides.current} onChoose={slides.show} />
        )}
      </div>
      {locked > 0 && <UnlockLine memberId={memberId} count={locked} />}
      {mine && (
        <div className="mt-4 px-4 lg:px-0">
          <ManagePhotos />
        </div>
      )}
    </section>
  )
}

interface SlidesProps extends Pick<Props, 'person' | 'pictures'> {
  slides: ReturnType<typeof useSlides>
}

function Slides({ person, pictures, slides }: SlidesProps) {
  const { t } = useText()
  const name = nameBesideLabel(person)
  return (
    <ul
      ref={slides.strip}
      onScroll={slides.onScroll}
      tabIndex={0}
      aria-label={t('profiles.pictures_of', { name })}
      className="slides flex snap-x snap-mandatory overflow-x-auto overscroll-x-contain bg-tint lg:rounded-card"
    >
      {pictures.map((picture, index) => (
        <li key={picture.full} className="relative w-full shrink-0 snap-center">
          <img
            src={picture.full}
            alt={t('profiles.picture_of', { number: index + 1, name })}
            width={900}
            height={1200}
            loading={index === 0 ? 'eager' : 'lazy'}
            decoding="async"
            className="aspect-3/4 w-full object-cover object-top"
          />
          {picture.locked && <LockedVeil size="large" />}
          <Words picture={picture} />
        </li>
      ))}
    </ul>
  )
}

/** What its owner says of it, and to the owner alone whether others see it. */
function Words({ picture: { caption, status } }: { picture: Picture }) {
  const { t } = useText()
  if (!caption && status === 'active') return null
  return (
    <div className="absolute inset-x-0 bottom-0 flex flex-col gap-1 bg-dark/80 px-4 py-3 text-white">
      {caption && <p className="text-pretty break-words">{caption}</p>}
      {status !== 'active' && <p className="text-sm">{t(`profiles.picture_${status}`)}</p>}
    </div>
  )
}

function Counter({ current, total }: { current: number; total: number }) {
  const { t } = useText()
  return (
    <p className="absolute top-3.5 left-3.5 rounded-full bg-dark/75 px-3 py-0.5 text-sm font-semibold text-white tabular-nums">
      {t('profiles.picture_number', { number: current + 1, total })}
    </p>
  )
}

function Arrows({ slides, total }: { slides: SlidesProps['slides']; total: number }) {
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

function ManagePhotos() {
  const { t } = useText()
  return (
    <ButtonLink
      href="/profile/photos"
      variant="quiet"
      icon={<Images aria-hidden="true" className="size-5" />}
    >
      {t('profiles.photos_manage')}
    </ButtonLink>
  )
}

function NoPicture({ mine }: Pick<Props, 'mine'>) {
  const { t } = useText()
  return (
    <div className="grid aspect-3/4 place-content-center justify-items-center gap-3 bg-tint text-muted lg:rounded-card">
      <ImageOff aria-hidden="true" className="size-12 stroke-[1.25px]" />
      {t('profiles.no_picture')}
      {mine && <ManagePhotos />}
    </div>
  )
}
