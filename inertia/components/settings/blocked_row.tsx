import type { Read } from '@generated/answers'
import { Link } from '@inertiajs/react'
import { PostButton } from '~/components/ui/post_button'
import { nameBesideLabel, personOf } from '~/components/ui/person'
import { PersonName } from '~/components/ui/person_name'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'

type Blocked = Read<'likes/blocked_members', 'blockedMembers'>['blocked'][number]

/** A blocked member: a name without a picture, as blocking hides pictures. */
export function BlockedRow({ member }: { member: Blocked }) {
  const { t, rich } = useText()
  const person = personOf({ ...member, name: member.name ?? t('messaging.former_member') })
  const name = nameBesideLabel(person)
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-2 py-4">
      <div className="min-w-0 grow basis-48">
        <p className="flex font-bold">
          <PersonName person={person} />
        </p>
        <p className="text-sm text-muted">
          {rich('settings.blocked_since', {
            time: () => <Time value={member.since} format="date_time" />,
          })}
        </p>
      </div>
      <Link
        href={`/members/${member.id}/report`}
        aria-label={t('moderation.report_name', { name })}
        className="inline-flex min-h-11 items-center text-sm font-semibold text-primary-strong hover:underline"
      >
        {t('moderation.report')}
      </Link>
      <PostButton
        preserveScroll
        action={`/profile/blocked/${member.id}/end`}
        label={t('settings.unblock_named', { name })}
        variant="quiet"
        size="small"
      >
        {t('settings.unblock')}
      </PostButton>
    </li>
  )
}
