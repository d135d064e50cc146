import { usePage } from '@inertiajs/react'
import { Disclaimer } from '~/components/shell/disclaimer'
import { Brand } from '~/components/ui/brand'
import { PageLink } from '~/components/ui/page_link'
import { usePublicPath } from '~/components/ui/use_public_path'
import type { TextKey } from '~/i18n/keys'
import { useText } from '~/i18n/use_text'

const links: [href: string, text: TextKey][] = [
  ['/pages/terms', 'common.terms'],
  ['/pages/privacy', 'common.privacy'],
  ['/pages/cookies', 'common.cookies'],
  ['/pages/ban', 'common.ban'],
  ['/pricing', 'common.pricing'],
  ['/complaints', 'common.complaints'],
  ['/pages/return-policy', 'common.return_policy'],
  ['/pages/faq', 'common.faq'],
  ['/pages/service', 'common.support'],
]

export function Footer() {
  const { t } = useText()
  const { site } = usePage().props
  const pathOf = usePublicPath()
  return (
    <footer className="text-sm">
      <Disclaimer />
      <div className="border-t border-bar-line bg-bar text-bar-text">
        <div className="mx-auto flex max-w-[80rem] flex-col gap-x-12 gap-y-4 px-4 py-8 lg:flex-row lg:items-start lg:px-8">
          <div className="text-white lg:pt-1.5">
            <Brand name={site.name} />
          </div>
          <nav aria-label={t('common.footer_links', { site: site.name })} className="grow">
            <ul className="flex flex-wrap gap-x-6 lg:justify-end">
              {links.map(([href, text]) => (
                <li key={href}>
                  <PageLink
                    href={pathOf(href)}
                    className="inline-flex min-h-11 min-w-11 items-center hover:text-white hover:underline"
                  >
                    {t(text)}
                  </PageLink>
                </li>
              ))}
            </ul>
          </nav>
        </div>
      </div>
    </footer>
  )
}
