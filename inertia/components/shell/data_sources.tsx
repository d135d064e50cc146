import { usePage } from '@inertiajs/react'
import { useText } from '~/i18n/use_text'

const licence = 'https://creativecommons.org/licenses/by/4.0/'

/** Names the makers of the tables that say where visitors and places are; their licence asks for these links. */
export function DataSources() {
  const { t } = useText()
  const { site } = usePage().props
  return (
    <p className="flex flex-wrap gap-x-4">
      {site.usesDbIp && <Source href="https://db-ip.com">{t('pages.ip_geolocation')}</Source>}
      <Source href="https://www.geonames.org">{t('pages.places_by')}</Source>
      <Source href={licence}>CC BY 4.0</Source>
    </p>
  )
}

function Source({ href, children }: { href: string; children: string }) {
  return (
    <a
      href={href}
      rel={href === licence ? 'license' : undefined}
      className="inline-flex min-h-11 items-center hover:text-white hover:underline lg:min-h-8"
    >
      {children}
    </a>
  )
}
