import { usePage } from '@inertiajs/react'
import { DataSources } from '~/components/shell/data_sources'
import { Disclaimer } from '~/components/shell/disclaimer'
import { FooterLanguages } from '~/components/shell/footer_languages'
import { Brand } from '~/components/ui/brand'
import { PageLink } from '~/components/ui/page_link'
import { usePublicPath } from '~/components/ui/use_public_path'
import type { TextKey } from '~/i18n/keys'
import { useText } from '~/i18n/use_text'

type Link = [href: string, text: TextKey]

const columns: Link[][] = [
  [
    ['/pricing', 'pages.pricing'],
    ['/pages/faq', 'pages.faq'],
    ['/pages/service', 'pages.support'],
    ['/pages/ban', 'pages.ban'],
    ['/pages/fictional-profiles', 'pages.fictional_profiles'],
  ],
  [
    ['/complaints', 'pages.complaints'],
    ['/complaints/withdrawal', 'pages.withdrawal'],
    ['/complaints/illegal-content', 'pages.illegal_content'],
    ['/pages/return-policy', 'pages.return_policy'],
    ['/pages/accessibility', 'pages.accessibility'],
  ],
  [
    ['/pages/terms', 'pages.terms'],
    ['/pages/privacy', 'pages.privacy'],
    ['/pages/cookies', 'pages.cookies'],
    ['/pages/imprint', 'pages.imprint_link'],
    ['/pages/2257-compliance-statement', 'pages.statement_2257'],
  ],
]

export function Footer() {
  const { t } = useText()
  const { site } = usePage().props
  return (
    <footer className="text-sm">
      <Disclaimer />
      <div className="border-t border-bar-line bg-bar text-bar-text">
        <div className="mx-auto max-w-[76rem] px-5 py-7 lg:px-8">
          <nav
            aria-label={t('pages.footer_links', { site: site.name })}
            className="pb-5 lg:grid lg:grid-cols-[minmax(0,1fr)_46.5rem]"
          >
            <p className="pb-2 text-white">
              <Brand name={site.name} />
            </p>
            <div className="columns-[8rem_2] gap-x-6 md:grid md:columns-auto md:grid-cols-3">
              {columns.map((links) => (
                <ul key={links[0]?.[0]}>
                  {links.map((link) => (
                    <FooterLink key={link[0]} link={link} />
                  ))}
                </ul>
              ))}
            </div>
          </nav>
          <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-white/15 pt-4">
            <FooterLanguages />
            <p>{t('pages.adults', { min_age: site.minAge })}</p>
            <DataSources />
          </div>
        </div>
      </div>
    </footer>
  )
}

function FooterLink({ link: [href, text] }: { link: Link }) {
  const { t } = useText()
  const pathOf = usePublicPath()
  return (
    <li className="break-inside-avoid">
      <PageLink
        href={pathOf(href)}
        className="inline-flex min-h-11 items-center hover:text-white hover:underline lg:min-h-8"
      >
        {t(text)}
      </PageLink>
    </li>
  )
}
