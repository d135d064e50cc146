import { usePage } from '@inertiajs/react'
import { Lock } from 'lucide-react'
import type { ReactNode } from 'react'
import type { Basket } from '~/components/credits/price_list'
import { methodInSentence } from '~/components/payments/method_name'
import { Button } from '~/components/ui/button'
import { formatMoney } from '~/components/ui/money'
import { useText } from '~/i18n/use_text'

interface Props {
  basket: Basket
  currency: string
  /** Whether the price includes VAT. */
  isTaxed: boolean
  processing: boolean
  /** Why this cannot be bought, where only the button is in view; null when it can. */
  refusalText: string | null
  /** What the buyer has to tick, in view with the button. */
  children: ReactNode
}

/** The pay button with the total; on phones it sticks to the bottom where that leaves room for the page. */
export function PayBar(props: Props) {
  const { basket, children, currency, isTaxed, processing, refusalText } = props
  const { method, quote } = basket
  const { t, locale } = useText()
  const name = t(methodInSentence(method.key))
  const money = (amount: number) => formatMoney({ amount, currency }, locale)
  const isFree = quote.totalAmount === 0
  const pay = isFree
    ? t('credits.pay_nothing')
    : t('credits.pay', { total: money(quote.totalAmount), method: name })
  return (
    <div className="bottom-0 z-20 -mx-4 mt-auto flex flex-col gap-2 bg-surface px-4 pt-3.5 pb-[calc(1.25rem+env(safe-area-inset-bottom))] shadow-float max-lg:[@media(min-height:30rem)]:sticky lg:mx-0 lg:mt-6 lg:bg-transparent lg:p-0 lg:shadow-none">
      {children}
      <Button
        type="submit"
        size="large"
        wide
        loading={processing}
        disabled={quote.refusal !== null}
        icon={<Lock aria-hidden="true" className="hidden size-4.5 lg:block" />}
      >
        <span key={pay} className="transition-opacity starting:opacity-0">
          {pay}
        </span>
      </Button>
      <p role="status" className="sr-only">
        {pay}
      </p>
      <p
        className={`text-center text-sm lg:hidden ${refusalText ? 'font-semibold text-ink' : 'text-muted'}`}
        suppressHydrationWarning
      >
        {refusalText ??
          (quote.costsAmount === 0
            ? t('credits.no_costs_included', { method: name })
            : t('credits.costs_included', { cost: money(quote.costsAmount), method: name }))}
      </p>
      <p className="mt-1 hidden text-sm text-pretty text-muted lg:block">
        {t(isTaxed ? 'credits.one_payment' : 'credits.one_payment_untaxed')} <FirstBundle />
      </p>
    </div>
  )
}

function FirstBundle() {
  const { t } = useText()
  const { me } = usePage().props
  return me?.premium ? null : t('credits.first_bundle')
}
