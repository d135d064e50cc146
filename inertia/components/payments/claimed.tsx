import type { Read } from '@generated/answers'
import { RotateCcw } from 'lucide-react'
import { Outcome, Sign } from '~/components/payments/outcome'
import { TransferCode, TransferLines } from '~/components/payments/transfer'
import { formatMoney } from '~/components/ui/money'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'

export type ClaimDetails = NonNullable<Read<'payments/standing_claim', 'claimDetails'>>

/** What is owed for a payment that was taken back, and how to pay it. */
export function Claimed({ claim: { money, until, transfer } }: { claim: ClaimDetails }) {
  const { t, rich, locale } = useText()
  const amount = formatMoney(money, locale)
  return (
    <Outcome
      picture={
        transfer ? (
          <TransferCode qr={transfer.qr} />
        ) : (
          <Sign danger>
            <RotateCcw aria-hidden="true" />
          </Sign>
        )
      }
      title={t('payments.claim_title', { amount })}
    >
      <p>{t(transfer ? 'payments.claim_text' : 'payments.claim_support', { amount })}</p>
      {transfer && <TransferLines transfer={transfer} />}
      <p className="mt-2">
        {rich('payments.claim_until', { date: <Time value={until} format="date" /> })}
      </p>
    </Outcome>
  )
}
