import { usePage } from '@inertiajs/react'
import type { Unused } from '~/components/accounts/unused_credits'
import { OwnSummary, type Summary } from '~/components/profiles/own_summary'
import { Row } from '~/components/settings/row'
import { groups, type SettingsRow } from '~/components/settings/rows'
import { PageTitle } from '~/components/shell/page_title'
import { type Amount, formatAmounts } from '~/components/ui/money'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<Summary & { refundable: Unused['worth']; returnDays: number }>

export default function Settings({ age, percent, missing, refundable, returnDays }: Props) {
  const { t } = useText()
  const worth = useWorth(refundable)
  const newsOf = ({ href }: SettingsRow) => (href === '/transactions' ? worth : null)
  const { flash } = usePage().props
  return (
    <div className="mx-auto max-w-[44rem] px-4 py-6 lg:py-12">
      <PageTitle title={t('common.settings')} />
      <OwnSummary age={age} percent={percent} missing={missing} />
      {flash.success && <noscript>{flash.success}</noscript>}
      {groups.map(({ title, rows }) => (
        <section key={title} className="mt-8">
          <h2 className="px-4">{t(title)}</h2>
          <ul className="mt-2 divide-y divide-line border-y border-line">
            {rows.map((row) => (
              <li key={row.href}>
                <Row {...row} hint={newsOf(row) ?? t(row.hint, { days: returnDays })} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The refundable value of unused credits. */
function useWorth(amounts: readonly Amount[]) {
  const { t, locale } = useText()
  if (amounts.length === 0) return null
  return t('payments.refundable_now', { worth: formatAmounts(amounts, locale) })
}
