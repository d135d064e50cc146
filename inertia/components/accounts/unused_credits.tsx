import type { Read } from '@generated/answers'
import { Coins } from 'lucide-react'
import { formatAmounts } from '~/components/ui/money'
import { useText } from '~/i18n/use_text'

export type Unused = Read<'accounts/unused_credits', 'unusedCredits'>

interface Props {
  unused: Unused
  /** Whether what was paid for them is refunded. */
  goesBack: boolean
}

/** The unused credits: what of them goes back, or would be forfeited by deleting the account. */
export function UnusedCredits({ unused: { credits, worth }, goesBack }: Props) {
  const { t, locale } = useText()
  if (credits === 0) return null
  const money = formatAmounts(worth, locale)
  const isReturned = goesBack && worth.length > 0
  return (
    <aside className="mt-6 flex gap-3 rounded-card bg-tint p-4">
      <Coins aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary-strong" />
      <div className="flex flex-col gap-1">
        <p className="font-semibold">
          {isReturned
            ? t('accounts.delete_credits_back', { credits, worth: money })
            : t('accounts.delete_credits', { credits })}
        </p>
        {!goesBack && worth.length > 0 && (
          <p>{t('accounts.delete_refund_first', { worth: money })}</p>
        )}
      </div>
    </aside>
  )
}
