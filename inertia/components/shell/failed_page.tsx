import { buttonClasses } from '~/components/ui/button_style'
import { useText } from '~/i18n/use_text'

/** Replaces a page that failed to render; small, as it is part of every page. */
export function FailedPage() {
  const { t } = useText()
  return (
    <div role="alert" className="mx-auto max-w-[30rem] px-4 py-16 text-center">
      <h1>{t('common.error_title')}</h1>
      <p className="mt-3 mb-8 text-lg text-muted">{t('common.error_help')}</p>
      <button
        type="button"
        className={buttonClasses({ size: 'large' })}
        onClick={() => location.reload()}
      >
        {t('common.try_again')}
      </button>
    </div>
  )
}
