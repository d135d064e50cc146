import type { Read } from '@generated/answers'
import { usePage } from '@inertiajs/react'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'

type Told = Read<'moderation/told_corrections', 'correctionsToldTo'>

/** What somebody of the site put right in the member's account, why, and how to object. */
export function Corrections({ corrections }: { corrections: Told }) {
  const { t, rich } = useText()
  const email = usePage().props.site.supportEmail
  if (corrections.length === 0) return null
  return (
    <section aria-labelledby="corrections" className="mt-8 border-t border-line pt-6">
      <h2 id="corrections">{t('moderation.corrected')}</h2>
      <p className="mt-2 text-muted">{t('moderation.corrected_intro')}</p>
      <ul className="mt-3 flex flex-col gap-4">
        {corrections.map((correction) => (
          <Correction key={correction.id} correction={correction} />
        ))}
      </ul>
      <p className="mt-4 text-muted">
        {rich('moderation.corrected_object', {
          email: (
            <a
              key="email"
              href={`mailto:${email}`}
              className="font-semibold wrap-anywhere underline"
            >
              {email}
            </a>
          ),
        })}
      </p>
    </section>
  )
}

function Correction({ correction: { correctedAt, facts, told } }: { correction: Told[number] }) {
  const { t, rich } = useText()
  return (
    <li>
      <h3>{t(`moderation.corrected_title_${told.what}`)}</h3>
      <p className="text-sm text-muted">
        {rich('moderation.corrected_on', {
          date: <Time key="date" value={correctedAt} format="date" />,
        })}
      </p>
      <p className="mt-2">{t(`moderation.corrected_${told.what}`, told)}</p>
      <p className="mt-1 break-words whitespace-pre-line">{facts}</p>
    </li>
  )
}
