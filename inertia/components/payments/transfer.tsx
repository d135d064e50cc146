import type { Read } from '@generated/answers'
import type { Data } from '@generated/data'
import { Outcome } from '~/components/payments/outcome'
import { PostButton } from '~/components/ui/post_button'
import { useOrderUpdates } from '~/components/payments/use_order_updates'
import { CopyButton } from '~/components/ui/copy_button'
import { formatMoney } from '~/components/ui/money'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'

export type TransferDetails = NonNullable<Read<'payments/transfer_details', 'transferDetails'>>

interface Props {
  order: Data.Order
  transfer: TransferDetails
}

/** A transfer takes days, so the page polls seldom. */
const pollSeconds = 10

/** How to pay by bank transfer: a QR code, or lines to copy. */
export function Transfer({ order, transfer }: Props) {
  const { t, locale } = useText()
  useOrderUpdates(order.id, pollSeconds)
  const missing = formatMoney(transfer.missing, locale)
  const hasSome = transfer.received.amount > 0
  const received = formatMoney(transfer.received, locale)
  return (
    <Outcome
      picture={<TransferCode qr={transfer.qr} />}
      title={t(hasSome ? 'payments.transfer_rest_title' : 'payments.transfer_title', {
        amount: missing,
      })}
      actions={
        <PostButton wide action={`/transactions/${order.id}/cancellation`} variant="quiet">
          {t(hasSome ? 'payments.transfer_give_back' : 'payments.other_method')}
        </PostButton>
      }
    >
      {hasSome && (
        <p className="mb-3 font-semibold text-ink">
          {t('payments.transfer_rest_text', { received, missing })}
        </p>
      )}
      <p>{t('payments.transfer_text')}</p>
      <TransferLines transfer={transfer} />
      <p role="status">{t('payments.transfer_takes')}</p>
      <p className="mt-2">
        <Until at={transfer.until} hasSome={hasSome} />
      </p>
    </Outcome>
  )
}

/** The QR code, to scan with a phone: on a phone itself it stands below the lines to copy. */
export function TransferCode({ qr }: Pick<TransferDetails, 'qr'>) {
  return <Code qr={qr} seen="max-lg:hidden" />
}

/** Dark on white with a margin in every theme, or cameras may not read it. */
function Code({ qr: { size, path }, seen }: Pick<TransferDetails, 'qr'> & { seen: string }) {
  const { t } = useText()
  return (
    <svg
      role="img"
      aria-label={t('payments.transfer_qr')}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className={`mx-auto size-48 rounded-card bg-white inset-ring inset-ring-line lg:size-60 ${seen}`}
    >
      <path d={path} fill="#000" />
    </svg>
  )
}

type Shown = Pick<TransferDetails, 'beneficiary' | 'iban' | 'bic' | 'reference' | 'missing' | 'qr'>

/** What a bank's form asks for, each line to copy. */
export function TransferLines({ transfer }: { transfer: Shown }) {
  const { t, locale } = useText()
  const { beneficiary, iban, bic, reference, missing, qr } = transfer
  const amount = formatMoney(missing, locale)
  return (
    <>
      <dl className="my-6 divide-y divide-line border-y border-line text-left">
        <Line term={t('payments.transfer_beneficiary')} value={beneficiary} />
        <Line term={t('payments.transfer_iban')} value={iban} copied={bare(iban)} />
        {bic && <Line term={t('payments.transfer_bic')} value={bic} />}
        <Line
          term={t('payments.transfer_amount')}
          value={amount}
          copied={number(missing, locale)}
        />
        <Line term={t('payments.transfer_reference')} value={reference} copied={bare(reference)} />
      </dl>
      <Code qr={qr} seen="mb-6 lg:hidden" />
    </>
  )
}

/** Bank forms accept no spaces and no currency sign. */
function bare(grouped: string) {
  return grouped.replaceAll(' ', '')
}

function number({ amount }: TransferDetails['missing'], locale: string) {
  const decimals = { minimumFractionDigits: 2, useGrouping: false }
  return new Intl.NumberFormat(locale, decimals).format(amount / 100)
}

interface LineProps {
  term: string
  value: string
  copied?: string
}

function Line({ term, value, copied = value }: LineProps) {
  return (
    <div className="grid grid-cols-[1fr_auto] items-center gap-x-2 py-1">
      <dt className="text-sm text-muted">{term}</dt>
      <dd className="font-semibold text-ink tabular-nums">{value}</dd>
      <dd className="col-start-2 row-span-2 row-start-1">
        <CopyButton what={term} value={copied} />
      </dd>
    </div>
  )
}

function Until({ at, hasSome }: { at: string; hasSome: boolean }) {
  const { rich } = useText()
  const date = <Time value={at} format="date" />
  return rich(hasSome ? 'payments.transfer_rest_until' : 'payments.transfer_until', { date })
}
