import { ImageOff, Images } from 'lucide-react'
import { ReportPicture } from '~/components/moderation/report_picture'
import { UnlockLine } from '~/components/profiles/locked'
import { Arrows, Slides, type Picture } from '~/components/profiles/slides'
import { Thumbnails } from '~/components/profiles/thumbnails'
import { useSlides } from '~/components/profiles/use_slides'
import { ButtonLink } from '~/components/ui/button_link'
import { FictionalLabel } from '~/components/ui/fictional_label'
import type { Person } from '~/components/ui/person'
import { useText } from '~/i18n/use_text'

interface Props {
  memberId: string
  person: Person
  pictures: Picture[]
  /** The pictures of the viewer, who can edit them. */
  mine: boolean
  /** The viewer may report them. */
  reportable: boolean
}

/**
 * The pictures of a profile: swiped on phones, with thumbnails on desktops. On phones a picture fills
 * the screen before the name is in view, so the label of a fictional profile comes first.
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
          <Slides memberId={memberId} person={person} pictures={pictures} slides={slides} />
          {pictures.length > 1 && <Counter current={slides.current} total={pictures.length} />}
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

function Counter({ current, total }: { current: number; total: number }) {
  const { t } = useText()
  return (
    <p className="absolute top-3.5 left-3.5 rounded-full bg-dark/75 px-3 py-0.5 text-sm font-semibold text-white tabular-nums">
      {t('profiles.picture_number', { number: current + 1, total })}
    </p>
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
