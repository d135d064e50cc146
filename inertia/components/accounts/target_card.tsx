import type { SignupTarget } from '~/components/accounts/signup_props'
import { Avatar } from '~/components/ui/avatar'
import { nameBesideLabel, personOf } from '~/components/ui/person'
import { inlineAction } from '~/components/ui/inline_action'
import { PersonName } from '~/components/ui/person_name'
import { useText } from '~/i18n/use_text'

interface Props {
  person: NonNullable<SignupTarget['person']>
  why: `${'sign_up_to' | 'log_in_to'}_${SignupTarget['act']}`
  /** What they have written already, and where they may change it. */
  line?: string | null
  changedAt?: string
}

/** The member of whom a visitor wants something, and why that needs an account. */
export function TargetCard({ person, why, line, changedAt }: Props) {
  const { t } = useText()
  return (
    <div className="mb-6 flex items-center gap-3 rounded-card bg-tint p-3">
      <Avatar picture={person.picture} size="large" />
      <div className="min-w-0">
        <p className="font-bold">
          <PersonName person={personOf(person)} withAge />
        </p>
        <p className="text-sm text-muted">{person.place}</p>
        <p className="text-sm">
          {t(`accounts.${why}`, { name: nameBesideLabel(personOf(person)) })}
        </p>
        {line && (
          <p className="mt-2 line-clamp-4 text-sm text-pretty break-words">
            {t('accounts.your_line', { line })}{' '}
            <a href={changedAt} className={inlineAction}>
              {t('accounts.change_line')}
            </a>
          </p>
        )}
      </div>
    </div>
  )
}
