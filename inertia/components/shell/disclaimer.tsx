import { usePage } from '@inertiajs/react'
import { PageLink } from '~/components/ui/page_link'
import { usePublicPath } from '~/components/ui/use_public_path'
import { useText } from '~/i18n/use_text'

/** Says at the top of the footer that the site has fictional profiles, where it has any. */
export function Disclaimer() {
  const { t } = useText()
  const pathOf = usePublicPath()
  const { notice } = usePage().props.site.fictional
  if (!notice) return null
  return (
    <p className="mx-auto w-full max-w-[80rem] px-4 py-3 text-center text-muted lg:px-8">
      {notice}{' '}
      <PageLink
        href={pathOf('/pages/fictional-profiles')}
        className="font-semibold text-primary-strong underline"
      >
        {t('pages.fictional_how')}
      </PageLink>
    </p>
  )
}
