import { ChevronDown } from 'lucide-react'
import type { Sections } from '~/components/home/parts/home_sections'
import { Section } from '~/components/home/parts/section'
import { classNames } from '~/components/ui/class_names'
import { usePublicPath } from '~/components/ui/use_public_path'
import { useText } from '~/i18n/use_text'

type Near = NonNullable<Sections['near']>
type Props = Near & Pick<Sections, 'maySearch'>

/** How many members live where, by region of one country; another country is a link away. */
export function PeopleNear(props: Props) {
  const { countryName, faces, hasMore, regions } = props
  const { t } = useText()
  const addressOf = useAddress(props)
  return (
    <Section
      id="people-near"
      title={t('welcome.near_title')}
      reserved="[contain-intrinsic-size:auto_870px] md:[contain-intrinsic-size:auto_526px] lg:[contain-intrinsic-size:auto_412px]"
      aside={
        <div className="flex items-center gap-5">
          {faces.length > 0 && <Faces pictures={faces} />}
          <CountryChoice {...props} />
        </div>
      }
    >
      <p className="mt-1 text-muted">{t('welcome.near_text', { country: countryName })}</p>
      <ul className="mt-4 gap-x-12 md:columns-2 lg:columns-3">
        {regions.map((region) => (
          <Region key={region.id} region={region} {...props} />
        ))}
      </ul>
      {hasMore && (
        <p className="mt-2">
          <a href={addressOf(null)} className={linkClasses}>
            {t('welcome.near_all', { country: countryName })}
          </a>
        </p>
      )}
    </Section>
  )
}

const linkClasses =
  'inline-flex min-h-11 items-center font-semibold text-primary-strong hover:underline'

function Region({ region, ...near }: Props & { region: Near['regions'][number] }) {
  const { locale } = useText()
  const addressOf = useAddress(near)
  return (
    <li className="flex break-inside-avoid items-center justify-between gap-4 border-b border-line">
      <a href={addressOf(region.id)} className={linkClasses}>
        {region.name}
      </a>
      {region.members !== null && (
        <span className="text-muted tabular-nums">
          {new Intl.NumberFormat(locale).format(region.members)}
        </span>
      )}
    </li>
  )
}

/** Where visitors may search, a search of the region; else the sign-up in that country. */
function useAddress({ country, maySearch }: Pick<Props, 'country' | 'maySearch'>) {
  const pathOf = usePublicPath()
  return (region: number | null) => {
    if (!maySearch) return `${pathOf('/signup')}?country=${country}`
    return `/members?country=${country}&countryregion=${region ?? ''}`
  }
}

/** Members who agreed to be seen. */
function Faces({ pictures }: { pictures: Near['faces'] }) {
  return (
    <p aria-hidden="true" className="flex max-sm:hidden">
      {pictures.map((picture) => (
        <img
          key={picture}
          src={picture}
          alt=""
          width={44}
          height={44}
          loading="lazy"
          decoding="async"
          className="size-11 rounded-full bg-tint object-cover object-top ring-2 ring-ground not-first:-ml-2"
        />
      ))}
    </p>
  )
}

/** Links in a popover, which opens without script. */
function CountryChoice({ countries, country, countryName }: Near) {
  const { t } = useText()
  const pathOf = usePublicPath()
  if (countries.length < 2) return null
  return (
    <>
      <button
        type="button"
        popoverTarget="near-countries"
        className="inline-flex min-h-12 items-center gap-3 rounded-card bg-surface px-4 font-semibold inset-ring-[1.5px] inset-ring-line hover:bg-tint"
      >
        <span className="sr-only">{t('welcome.near_country')}: </span>
        {countryName}
        <ChevronDown aria-hidden="true" className="size-5" />
      </button>
      <nav
        id="near-countries"
        popover="auto"
        aria-label={t('welcome.near_country')}
        className="menu"
      >
        <ul>
          {countries.map(({ label, value }) => (
            <li key={value}>
              <a
                href={`${pathOf('/')}?near=${value}#people-near`}
                aria-current={value === country ? 'true' : undefined}
                className={classNames(
                  'flex min-h-11 items-center px-4 hover:bg-tint',
                  value === country && 'font-bold text-primary-strong'
                )}
              >
                {label}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </>
  )
}
