import type { Read } from '@generated/answers'
import { BundleArt } from '~/components/credits/bundle_art'
import { formatMoney, Money } from '~/components/ui/money'
import { useText } from '~/i18n/use_text'

type Sold = Read<'credits/prices', 'prices'>['bundles'][number]

/** A bundle with its price, to look at. */
export function PricedBundle({ sold, currency }: { sold: Sold; currency: string }) {
  const { t, locale } = useText()
  const { tier, credits, amount, messagePrice } = sold
  const price = formatMoney({ amount: messagePrice, currency }, locale)
  return (
    <li className="overflow-hidden rounded-card bg-surface">
      <BundleArt tier={tier} className="overflow-hidden max-sm:hidden" />
      <div className="flex items-center justify-between gap-4 p-4 sm:block sm:px-5">
        <div>
          <p className="text-lg font-bold sm:text-xl">{t('credits.amount', { credits })}</p>
          <p className="text-sm text-muted">{t('credits.per_message', { price })}</p>
        </div>
        <p className="text-lg font-bold sm:mt-3">
          <Money value={{ amount, currency }} />
        </p>
      </div>
    </li>
  )
}
