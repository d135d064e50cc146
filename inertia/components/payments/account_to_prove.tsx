import type { Read } from '@generated/answers'
import { TransferCode, TransferLines } from '~/components/payments/transfer'
import { formatMoney } from '~/components/ui/money'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'

type Props = { account: NonNullable<Read<'payments/account_to_prove', 'accountToProve'>> }

/** How a member proves the account that their refund goes to. */
export function AccountToProve({ account: { money, until, transfer } }: Props) {
  const { t, rich, locale } = useText()
  const amount = formatMoney(money, locale)
  const cent = formatMoney(transfer.missing, locale)
  return (
    <section className="mt-9 flex flex-col items-center text-center">
      <h2>{t('payments.account_proof_title', { amount })}</h2>
      <p className="mt-3 mb-6 text-pretty">{t('payments.account_proof_text', { cent })}</p>
      <TransferCode qr={transfer.qr} />
      <div className="w-full">
        <TransferLines transfer={transfer} />
      </div>
      <p>{rich('payments.account_proof_until', { date: <Time value={until} format="date" /> })}</p>
    </section>
  )
}
