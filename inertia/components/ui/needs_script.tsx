import { useText } from '~/i18n/use_text'

/** Says why a button is disabled where the browser runs no script. */
export function NeedsScript({ className }: { className?: string }) {
  const { t } = useText()
  return (
    <noscript>
      <p className={className ?? 'mt-2 text-sm text-muted'}>{t('common.needs_script')}</p>
    </noscript>
  )
}
