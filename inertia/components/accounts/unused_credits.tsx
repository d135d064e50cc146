import type { Read } from '@generated/answers'
import { Coins } from 'lucide-react'
import { formatAmounts } from '~/components/ui/money'
import { useText } from '~/i18n/use_text'

export type Unused = Read<'accounts/unused_credits', 'unusedCredits'>

/** The unused credits that deleting the account would forfeit. */
export function UnusedCredits({ unused: { credits, worth } }: { unused: Unused }) {
  const { t, locale } = useText()
  if (credits === 0) return null
  return (
    <aside className="mt-6 flex gap-3 rounded-card bg-tint p-4">
      <Coins aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary-strong" />
      <div className="flex flex-col gap-1">
        <p className="font-semibold">{t('accounts.delete_credits', { credits })}</p>
        {worth.length > 0 && (
          <p>{t('accounts.delete_refund_first', { worth: formatAmounts(worth, locale) })}</p>
        )}
      </div>
    </aside>
  )
}
