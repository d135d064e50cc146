import { Sparkles } from 'lucide-react'
import { ButtonLink } from '~/components/ui/button_link'
import { useText } from '~/i18n/use_text'

/** The setting is for premium members: how to become one. */
export function PremiumAlert({ text }: { text?: string }) {
  const { t } = useText()
  if (!text) return null
  return (
    <div role="alert" className="mt-6 rounded-card p-4 inset-ring-2 inset-ring-primary-strong">
      <p className="flex items-start gap-2 font-semibold">
        <Sparkles aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary-strong" />
        {text}
      </p>
      <ButtonLink href="/premium" variant="secondary" className="mt-3">
        {t('common.get_premium')}
      </ButtonLink>
    </div>
  )
}
