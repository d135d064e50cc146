import type { Read } from '@generated/answers'
import { usePublicPath } from '~/components/ui/use_public_path'
import { useText } from '~/i18n/use_text'

type Page = NonNullable<Read<'pages/static_page', 'staticPage'>>

/** The date of the text, and links to every version that ever held. */
export function PageVersions({ page, shown, versions }: PageVersionsProps) {
  const { t } = useText()
  const pathOf = usePublicPath()
  const current = versions.find(({ id }) => id === shown)
  return (
    <footer className="mt-12 border-t border-line pt-4 text-sm text-muted">
      <p>{t('pages.version_of', { date: current?.since ?? '' })}</p>
      {versions.length > 1 && (
        <details className="mt-2">
          <summary className="cursor-pointer py-2">{t('pages.all_versions')}</summary>
          <ul className="mt-1 grid gap-1">
            {versions.map(({ id, since }) => (
              <li key={id}>
                <a
                  href={pathOf(`/pages/${page}/versions/${id}`)}
                  aria-current={id === shown ? 'page' : undefined}
                  className="inline-block py-1 text-primary-strong underline"
                >
                  {t('pages.version_of', { date: since })}
                </a>
              </li>
            ))}
          </ul>
        </details>
      )}
    </footer>
  )
}

type PageVersionsProps = Readonly<{
  page: string
  shown: Page['shownVersion']
  versions: Page['versions']
}>
