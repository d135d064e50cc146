import { usePage } from '@inertiajs/react'
import { classNames } from '~/components/ui/class_names'
import { ownName } from '~/i18n/own_name'
import { useText } from '~/i18n/use_text'

/** Links to the page in other languages, by their own names: plain ones, as each is another document. */
export function FooterLanguages() {
  const { t, locale } = useText()
  const { languages, path } = usePage().props
  if (languages.length === 0) return null
  return (
    <nav aria-label={t('common.language')}>
      <ul className="flex flex-wrap gap-x-6">
        {languages.map((offered) => (
          <li key={offered}>
            <a
              href={`/${offered}${path === '/' ? '' : path}`}
              hrefLang={offered}
              lang={offered}
              aria-current={offered === locale ? 'true' : undefined}
              className={classNames(
                'inline-flex min-h-11 items-center hover:text-white',
                offered === locale
                  ? 'font-bold text-white underline decoration-primary decoration-2 underline-offset-8'
                  : 'hover:underline'
              )}
            >
              {ownName(offered)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  )
}
