import type { Read } from '@generated/answers'
import { type Company, Imprint } from '~/components/pages/imprint'
import { PageVersions } from '~/components/pages/page_versions'
import { Prose } from '~/components/pages/prose'
import { PageTitle } from '~/components/shell/page_title'
import { usePublicPath } from '~/components/ui/use_public_path'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<
  NonNullable<Read<'pages/static_page', 'staticPage'>> & { page: string; imprint: Company | null }
>

export default function StaticPage(props: Props) {
  const { html, imprint, isNewest, isToCome, page, shownVersion, title, versions } = props
  const { t } = useText()
  const pathOf = usePublicPath()
  const since = versions.find(({ id }) => id === shownVersion)?.since ?? ''
  return (
    <article className="mx-auto max-w-[44rem] px-5 py-10 lg:py-16">
      <PageTitle title={title} />
      <h1 className="mb-6 lg:text-3xl">{title}</h1>
      {!isNewest && (
        <p className="mb-6 rounded-card border border-line bg-ground p-4">
          {isToCome ? t('pages.later_version', { date: since }) : t('pages.earlier_version')}{' '}
          <a href={pathOf(`/pages/${page}`)} className="text-primary-strong underline">
            {t('pages.present_version')}
          </a>
        </p>
      )}
      {imprint && <Imprint company={imprint} />}
      <Prose html={html} />
      <PageVersions page={page} shown={shownVersion} versions={versions} />
    </article>
  )
}
