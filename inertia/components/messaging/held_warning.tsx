import { MailWarning } from 'lucide-react'
import { useText } from '~/i18n/use_text'

/** While a member is not confirmed the partner gets nothing, so there is no answer to wait for. */
export function HeldWarning({ name }: { name: string }) {
  const { t } = useText()
  return (
    <p className="flex gap-2.5 border-t border-line bg-tint px-4 py-3 text-sm lg:px-8">
      <MailWarning aria-hidden="true" className="size-5 shrink-0 text-warning" />
      {t('messaging.not_confirmed', { name })}
    </p>
  )
}
