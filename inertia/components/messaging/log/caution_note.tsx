import { ShieldAlert } from 'lucide-react'
import { useText } from '~/i18n/use_text'
import type { Caution } from '../../../../core/messaging/cautions/caution'

/** Under a message that asks for money or leads away: what to think of. Nothing is blocked. */
export function CautionNote({ caution }: { caution: Caution }) {
  const { t } = useText()
  return (
    <p
      role="note"
      className="flex max-w-[296px] gap-2 px-1 py-1 text-sm text-pretty text-warning lg:max-w-[520px]"
    >
      <ShieldAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {t(`messaging.caution_${caution}`)}
    </p>
  )
}
