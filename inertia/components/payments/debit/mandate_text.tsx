import type { Read } from '@generated/answers'
import { Fact } from '~/components/payments/fact'
import { type Amount, Money } from '~/components/ui/money'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'

/** A mandate as shown before signing. */
export type UnsignedMandate = NonNullable<Read<'payments/debit_details', 'mandateToSign'>>

interface Props {
  mandate: UnsignedMandate
  total: Amount
}

/** The mandate text of the SEPA scheme. */
export function MandateText({ mandate, total }: Props) {
  const { t } = useText()
  const { creditor } = mandate
  return (
    <section className="mt-6 rounded-card bg-tint px-4 py-5 lg:px-6">
      <h2 className="text-lg">{t('debit.mandate_title')}</h2>
      <div className="mt-3 flex flex-col gap-3 text-sm text-pretty">
        <p>{t('debit.mandate_text', { creditor })}</p>
        <p>{t('debit.mandate_rights')}</p>
      </div>
      <dl className="mt-4 divide-y divide-line text-sm">
        <Fact term={t('debit.amount')}>
          <Money value={total} />
        </Fact>
        <Fact term={t('debit.collect_on')}>
          <Time value={`${mandate.collectOn}T12:00:00Z`} format="date" />
        </Fact>
        <Fact term={t('debit.debtor')}>
          {mandate.accountHolder}
          <Below>{mandate.address}</Below>
        </Fact>
        <Fact term={t('debit.iban')}>{mandate.account}</Fact>
        <Fact term={t('debit.creditor')}>
          {creditor}
          <Below>{mandate.creditorAddress}</Below>
        </Fact>
        <Fact term={t('debit.creditor_id')}>{mandate.creditorId}</Fact>
        <Fact term={t('debit.reference')}>
          <span className="whitespace-nowrap">{mandate.reference}</span>
        </Fact>
      </dl>
    </section>
  )
}

function Below({ children }: { children: string }) {
  return <span className="block font-normal text-muted">{children}</span>
}
