import type { SignupTarget } from '~/components/accounts/signup_props'
import { Avatar } from '~/components/ui/avatar'
import { personOf } from '~/components/ui/person'
import { PersonName } from '~/components/ui/person_name'
import { useText } from '~/i18n/use_text'

/** Whom one signs up for, above every question. */
export function TargetCard({ person }: { person: NonNullable<SignupTarget['person']> }) {
  const { t } = useText()
  return (
    <div className="mb-6 flex items-center gap-3 rounded-card bg-tint p-3">
      <Avatar picture={person.picture} size="large" />
      <div className="min-w-0">
        <p className="font-bold">
          <PersonName person={personOf(person)} withAge />
        </p>
        <p className="text-sm text-muted">{person.place}</p>
        <p className="text-sm">{t('accounts.target_text')}</p>
      </div>
    </div>
  )
}
