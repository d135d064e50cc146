import { useText } from '~/i18n/use_text'
import { buttonClasses } from '~/components/ui/button_style'

/** Says that a part of the page is missing; fixed, as it may stand in a row of buttons. */
export function MissingPart({ onRetry }: { onRetry: () => void }) {
  const { t } = useText()
  return (
    <div
      role="alert"
      className="fixed inset-x-4 bottom-20 z-50 mx-auto flex max-w-[350px] items-center gap-3 rounded-card bg-surface py-2 pr-2 pl-4 text-left text-sm text-ink shadow-float lg:bottom-6"
    >
      <p className="grow">{t('common.part_missing')}</p>
      <button
        type="button"
        onClick={onRetry}
        className={buttonClasses({ variant: 'quiet', size: 'small' })}
      >
        {t('common.try_again')}
      </button>
    </div>
  )
}
