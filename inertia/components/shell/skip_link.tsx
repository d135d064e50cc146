import { buttonClasses } from '~/components/ui/button_style'
import { useText } from '~/i18n/use_text'

export function SkipLink() {
  const { t } = useText()
  return (
    <a href="#main" className={`skip-link ${buttonClasses({})}`}>
      {t('common.skip_to_content')}
    </a>
  )
}
