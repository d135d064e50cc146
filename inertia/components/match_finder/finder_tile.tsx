import type { Data } from '@generated/data'
import { MessageCircle } from 'lucide-react'
import { MemberTile } from '~/components/discovery/member_tile'
import { ButtonLink } from '~/components/ui/button_link'
import { nameBesideLabel, personOf } from '~/components/ui/person'
import { useText } from '~/i18n/use_text'

/** A member who fits: the heart on the picture, the chat right below. */
export function FinderTile({ member, eager }: { member: Data.MemberTile; eager?: boolean }) {
  const { t } = useText()
  const name = nameBesideLabel(personOf(member))
  return (
    <div className="flex flex-col gap-2">
      <MemberTile member={member} eager={eager} />
      <ButtonLink
        variant="quiet"
        wide
        href={`/members/${member.id}/chat`}
        aria-label={t('profiles.chat_with', { name })}
        className="min-h-11 text-sm"
        icon={<MessageCircle aria-hidden="true" className="size-4.5" />}
      >
        {t('finder.chat')}
      </ButtonLink>
    </div>
  )
}
