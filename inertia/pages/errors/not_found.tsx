import { ErrorPage } from '~/components/shell/error_page'
import { useText } from '~/i18n/use_text'

export default function NotFound() {
  const { t } = useText()
  return (
    <ErrorPage title={t('common.not_found')}>
      <p>{t('common.not_found_help')}</p>
    </ErrorPage>
  )
}
