import { ShieldAlert } from 'lucide-react'
import { useText } from '~/i18n/use_text'

/** The last line of a thread with somebody who cheats people: they are gone, and what one can do. */
export function FraudNote() {
  const { t } = useText()
  return (
    <p className="mx-auto mt-6 flex max-w-[520px] gap-3 rounded-card border-2 border-danger bg-surface px-4 py-3 font-semibold text-pretty">
      <ShieldAlert aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-danger" />
      {t('messaging.removed_for_fraud')}
    </p>
  )
}
