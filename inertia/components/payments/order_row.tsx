import type { Data } from '@generated/data'
import { Link } from '@inertiajs/react'
import { methodName } from '~/components/payments/method_name'
import { type OrderPaper, PaperButton } from '~/components/payments/papers'
import { Money } from '~/components/ui/money'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'

const tones: Partial<Record<Data.Order['status'], string>> = {
  completed: 'text-success',
  failed: 'text-danger',
  charged_back: 'text-danger',
}

interface Props {
  order: Data.Order
  paper: OrderPaper | undefined
}

export function OrderRow({ order, paper }: Props) {
  const { t } = useText()
  return (
    <li className="flex items-center gap-1">
      <Link
        href={`/transactions/${order.id}`}
        className="grid min-h-19 grow grid-cols-[1fr_auto] items-center gap-x-4 rounded-small py-3 hover:bg-tint sm:px-3"
      >
        <span className="font-bold">{t('payments.order_of', { credits: order.credits })}</span>
        <span className="text-right font-bold">
          <Money value={order.total} />
        </span>
        <span className="text-sm text-muted">
          <Time value={order.createdAt} format="date" /> · {t(methodName(order.method))}
        </span>
        <span className={`text-right text-sm font-semibold ${tones[order.status] ?? 'text-muted'}`}>
          {t(`payments.status_${order.status}`)}
        </span>
      </Link>
      <PaperButton paper={paper} />
    </li>
  )
}
