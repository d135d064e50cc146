import type { Read } from '@generated/answers'
import { AppealForm } from '~/components/moderation/appeal_form'
import { Appealed } from '~/components/moderation/appealed'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'

type Made = Read<'moderation/decisions_about', 'decisionsAbout'>[number]

/** A decision about the member with its reasons, and an appeal against it. */
export function Decision({ decision, unsent }: { decision: Made; unsent: string }) {
  const { t, rich } = useText()
  const { id, kind, takenAt, liftedAt, appeal, appealableUntil, mayAppeal } = decision
  const titleId = `decision-${id}`
  return (
    <article aria-labelledby={titleId} className="mt-8 border-t border-line pt-6">
      <h2 id={titleId}>{t(`moderation.measure_title_${kind}`)}</h2>
      <p className="text-sm text-muted">
        {rich('moderation.decided_on', { date: <Time key="date" value={takenAt} format="date" /> })}
      </p>
      {liftedAt && (
        <p className="mt-3 font-bold">
          {rich('moderation.measure_undone', {
            date: <Time key="date" value={liftedAt} format="date" />,
          })}
        </p>
      )}
      <Statement decision={decision} />
      {appeal && <Appealed appeal={appeal} />}
      {mayAppeal && <AppealForm id={id} until={appealableUntil} unsent={unsent} />}
      {!mayAppeal && !appeal && !liftedAt && (
        <p className="mt-4 text-muted">
          {rich('moderation.appeal_over', {
            date: <Time key="date" value={appealableUntil} format="date" />,
          })}
        </p>
      )}
    </article>
  )
}

function Statement({ decision }: { decision: Made }) {
  const { t, rich } = useText()
  const { breach, facts, hiddenText, kind, law, machine, rejection, until } = decision
  const end = until && <Time key="until" value={until} format="date_time" />
  const what = rich(`moderation.measure_${kind}`, { until: end })
  const ground = law ? t('moderation.ground_law', { law }) : t('moderation.ground_rules')
  const why = rejection
    ? t(`profiles.photo_reason_${rejection}`)
    : t(`moderation.because_${breach}`)
  const rows = [
    { label: t('moderation.statement_what'), value: what },
    { label: t('moderation.statement_why'), value: why },
    { label: t('moderation.statement_facts'), value: facts },
    { label: t('moderation.statement_text'), value: hiddenText },
    { label: t('moderation.statement_ground'), value: ground },
    { label: t('moderation.statement_machine'), value: t(`moderation.machine_${machine}`) },
  ]
  return (
    <dl className="mt-4 flex flex-col gap-3">
      {rows
        .filter(({ value }) => value)
        .map(({ label, value }) => (
          <div key={label}>
            <dt className="text-sm text-muted">{label}</dt>
            <dd className="break-words whitespace-pre-line">{value}</dd>
          </div>
        ))}
    </dl>
  )
}
