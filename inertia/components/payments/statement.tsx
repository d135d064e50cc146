import type { Read } from '@generated/answers'
import type { Data } from '@generated/data'
import { Coins } from 'lucide-react'
import { StatementRow } from '~/components/payments/statement_row'
import { ButtonLink } from '~/components/ui/button_link'
import { EmptyState } from '~/components/ui/empty_state'
import { useText } from '~/i18n/use_text'

interface Props extends Pick<Read<'credits/statement_of', 'statementOf'>, 'next'> {
  lines: Data.StatementLine[]
}

/** Everything that changed a member's credits, newest first. */
export function Statement({ lines, next }: Props) {
  const { t } = useText()
  if (lines.length === 0) return <NothingYet />
  return (
    <>
      <ul className="divide-y divide-line border-b border-line">
        {lines.map((line) => (
          <StatementRow key={line.id} line={line} />
        ))}
      </ul>
      {next && (
        <ButtonLink href={`/transactions?after=${next}`} variant="quiet" className="mt-6">
          {t('payments.older_lines')}
        </ButtonLink>
      )}
    </>
  )
}

function NothingYet() {
  const { t } = useText()
  return (
    <EmptyState
      icon={<Coins aria-hidden="true" />}
      title={t('payments.no_lines_title')}
      action={<ButtonLink href="/credits">{t('payments.buy_credits')}</ButtonLink>}
    >
      {t('payments.no_lines_text')}
    </EmptyState>
  )
}
