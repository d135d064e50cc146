import type { Read } from '@generated/answers'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'

type Made = NonNullable<Read<'moderation/decisions_about', 'decisionsAbout'>[number]['appeal']>

/** What the member wrote against a decision, and what came of it. */
export function Appealed({ appeal }: { appeal: Made }) {
  const { t, rich } = useText()
  const { answer, body, decidedAt, decision, madeAt } = appeal
  const at = decidedAt ?? madeAt
  const outcome = decision ? (`moderation.appeal_${decision}` as const) : 'moderation.appeal_sent'
  return (
    <div className="mt-4 rounded-lg bg-tint px-4 py-3">
      <p>{rich(outcome, { date: <Time key="date" value={at} format="date" /> })}</p>
      <dl className="mt-3 flex flex-col gap-3">
        <div>
          <dt className="text-sm text-muted">{t('moderation.appeal_yours')}</dt>
          <dd className="break-words whitespace-pre-line">{body}</dd>
        </div>
        {answer && (
          <div>
            <dt className="text-sm text-muted">{t('moderation.appeal_answer')}</dt>
            <dd className="break-words whitespace-pre-line">{answer}</dd>
          </div>
        )}
      </dl>
    </div>
  )
}
