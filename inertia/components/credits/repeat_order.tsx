import { Link } from '@inertiajs/react'
import { RotateCcw } from 'lucide-react'
import type { ShopProps } from '~/components/credits/price_list'
import { methodInSentence } from '~/components/payments/method_name'
import { RepeatedOrder } from '~/components/payments/repeated_order'
import { useText } from '~/i18n/use_text'

/** The last order, which the shop can repeat. */
type Earlier = NonNullable<ShopProps['earlier']>

/** Link to repeat the last order. */
export function RepeatOrder({ earlier }: { earlier: Earlier }) {
  const { t } = useText()
  const { credits, method, isRepeated } = earlier
  if (isRepeated) return <RepeatedOrder order={earlier} />
  return (
    <Link
      href="/credits/repeat-order"
      className="inline-flex min-h-11 items-center gap-2 font-semibold text-primary-strong hover:underline"
    >
      <RotateCcw aria-hidden="true" className="size-4.5 shrink-0" />
      {t('credits.repeat_last', { credits, method: t(methodInSentence(method)) })}
    </Link>
  )
}
