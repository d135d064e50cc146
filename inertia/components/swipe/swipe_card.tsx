import { Heart, X } from 'lucide-react'
import type { ComponentProps } from 'react'
import type { Card } from '~/components/swipe/deck'
import { classNames } from '~/components/ui/class_names'
import { OnlineDot } from '~/components/ui/avatar'
import { FictionalLabel } from '~/components/ui/fictional_label'
import { PageLink } from '~/components/ui/page_link'
import { NameAndAge } from '~/components/ui/name_and_age'
import { personOf } from '~/components/ui/person'
import { PortraitMark } from '~/components/ui/portrait'
import { useText } from '~/i18n/use_text'
import { Silhouette } from '~/components/ui/silhouette'

interface Props extends ComponentProps<'article'> {
  card: Card
  /** True for the top card, which alone is interactive and read aloud. */
  onTop: boolean
}

/** One member as a large card that links to the profile. */
export function SwipeCard({ card, onTop, ...rest }: Props) {
  const { t } = useText()
  const person = personOf(card)
  return (
    <article
      {...rest}
      inert={!onTop}
      onDragStart={(event) => event.preventDefault()}
      className={classNames(
        'swipe-card flex flex-col overflow-hidden rounded-card bg-line text-white shadow-float',
        onTop && 'cursor-grab',
        'has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2',
        'has-[a:focus-visible]:outline-primary-strong'
      )}
    >
      {person.fictional && <FictionalLabel variant="strip" />}
      <div className="relative min-h-0 grow">
        <Picture picture={card.large} />
        {card.isNew && <PortraitMark>{t('common.new')}</PortraitMark>}
      </div>
      <div className="scrim-card pointer-events-none absolute inset-x-0 bottom-0 h-56" />
      <div className="absolute inset-x-0 bottom-0 p-4 sm:p-5">
        <h2 className="text-2xl">
          <PageLink
            href={`/members/${card.id}`}
            className="outline-none after:absolute after:inset-0 after:content-['']"
          >
            <NameAndAge person={person} />
          </PageLink>
        </h2>
        <p className="mt-0.5 flex items-center gap-2 truncate">
          {card.online && <OnlineDot className="bg-online-on-picture" />}
          {card.online && <span className="sr-only">{t('common.online')}</span>}
          {card.place}
        </p>
        {card.about && <p className="mt-1.5 line-clamp-2 text-sm/snug">{card.about}</p>}
      </div>
      <Stamps />
    </article>
  )
}

function Picture({ picture }: { picture: string | null }) {
  if (!picture) return <Silhouette />
  return (
    <img
      src={picture}
      alt=""
      width={900}
      height={1200}
      draggable={false}
      decoding="async"
      className="absolute inset-0 size-full object-cover object-top"
    />
  )
}

/** Shows the verdict while dragging. */
function Stamps() {
  const { t } = useText()
  const look =
    'swipe-stamp pointer-events-none absolute top-1/4 flex items-center gap-2 rounded-full px-5 py-2 text-xl font-bold'
  return (
    <div aria-hidden="true">
      <span data-stamp="like" className={`${look} left-5 -rotate-6 bg-secondary text-white`}>
        <Heart className="size-6 fill-current" />
        {t('swipe.stamp_like')}
      </span>
      <span data-stamp="pass" className={`${look} right-5 rotate-6 bg-white text-dark`}>
        <X className="size-6" />
        {t('swipe.stamp_pass')}
      </span>
    </div>
  )
}
