import { Undo2 } from 'lucide-react'
import type { Sections } from '~/components/home/parts/home_sections'
import { buttonClasses } from '~/components/ui/button_style'
import { FictionalLabel } from '~/components/ui/fictional_label'
import { formatAmounts, formatMoney, Money } from '~/components/ui/money'
import { useText } from '~/i18n/use_text'

type Proofs = NonNullable<Sections['differences']>

/** A bundle as the page of prices has it. */
export function PriceProof({ credits, price, perMessage }: NonNullable<Proofs['bundle']>) {
  const { t, locale } = useText()
  return (
    <div className="flex h-full flex-col justify-center px-5">
      <p className="flex items-baseline justify-between gap-3">
        <b className="text-lg">{t('credits.amount', { credits })}</b>
        <b className="text-lg">
          <Money value={price} />
        </b>
      </p>
      <p className="text-sm text-muted">
        {t('credits.per_message', { price: formatMoney(perMessage, locale) })}
      </p>
    </div>
  )
}

/** The label itself, on a drawn person. */
export function FictionalProof() {
  return (
    <div className="flex h-full flex-col">
      <FictionalLabel variant="strip" />
      <img
        src="/drawings/8.svg"
        alt=""
        width={450}
        height={600}
        loading="lazy"
        decoding="async"
        className="min-h-0 w-full grow object-cover object-[50%_37%]"
      />
    </div>
  )
}

/** What comes back, and the button that brings it; to look at, as there is nothing to give back here. */
export function RefundProof({ unused, worth }: NonNullable<Proofs['refund']>) {
  const { t, locale } = useText()
  const amount = formatAmounts(worth, locale)
  return (
    <div className="flex h-full flex-col justify-center gap-3 px-5">
      <p className="flex items-baseline justify-between gap-3 text-sm">
        {t('welcome.unused_credits', { credits: unused })}
        <b className="whitespace-nowrap text-success">{amount}</b>
      </p>
      <p aria-hidden="true" className={buttonClasses({ variant: 'quiet', size: 'small' })}>
        <Undo2 className="size-4" />
        {t('payments.refund_get', { worth: amount })}
      </p>
    </div>
  )
}

/** Counts of the list that the page about cookies shows whole. */
export function CookiesProof({ own, others, trackers }: Proofs['cookies']) {
  const { t } = useText()
  const rows = [
    [t('welcome.cookies_own'), own],
    [t('welcome.cookies_others'), others],
    [t('welcome.trackers'), trackers],
  ] as const
  return (
    <dl className="flex h-full flex-col justify-center divide-y divide-line px-5 text-sm">
      {rows.map(([term, count]) => (
        <div key={term} className="flex items-center justify-between gap-3 py-1.5">
          <dt>{term}</dt>
          <dd className="text-base font-bold tabular-nums">{count}</dd>
        </div>
      ))}
    </dl>
  )
}
