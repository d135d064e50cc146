import { ExternalLink } from 'lucide-react'
import { PortraitMark } from '~/components/ui/portrait'
import { TilePicture } from '~/components/ui/tile_picture'
import { useText } from '~/i18n/use_text'
import type { SiteSettings } from '../../../core/sites/settings/settings'

export type Promo = SiteSettings['promoTiles'][number]

/** An advertisement among the results, labelled as such. */
export function PromoTile({ title, link, picture, label }: Promo) {
  const { t } = useText()
  return (
    <article className="group relative isolate flex aspect-3/4 items-end overflow-hidden rounded-card text-white has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-primary-strong">
      <TilePicture
        src={picture}
        className="absolute inset-0 -z-10 size-full bg-line object-cover transition group-hover:brightness-105"
      />
      <PortraitMark>{t('discovery.advertisement')}</PortraitMark>
      <div className="scrim-tile flex w-full flex-col justify-end p-2.5 pl-3 sm:pl-3.5">
        <h3 className="line-clamp-2 text-lg/tight break-words">
          <a
            href={link}
            target="_blank"
            rel="sponsored noopener"
            className="outline-none after:absolute after:inset-0 after:content-['']"
          >
            {title}
            <span className="sr-only"> ({t('discovery.opens_new_tab')})</span>
          </a>
        </h3>
        <p className="flex items-center gap-1.5 text-sm">
          {label && <span className="truncate">{label}</span>}
          <ExternalLink aria-hidden="true" className="size-4 shrink-0" />
        </p>
      </div>
    </article>
  )
}
