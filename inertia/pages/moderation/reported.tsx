import type { Read } from '@generated/answers'
import { ShieldCheck } from 'lucide-react'
import { Outcome } from '~/components/accounts/outcome'
import type { Reported } from '~/components/moderation/report_props'
import { PostButton } from '~/components/ui/post_button'
import { ButtonLink } from '~/components/ui/button_link'
import { nameBesideLabel, personOf } from '~/components/ui/person'
import { PersonName } from '~/components/ui/person_name'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<{
  member: Reported
  blocked: Read<'likes/has_blocked', 'hasBlocked'>
}>

/** Thanks for a report, and offers to block the member. */
export default function Reported({ member, blocked }: Props) {
  const { t, rich } = useText()
  const person = personOf(member)
  const name = nameBesideLabel(person)
  return (
    <Outcome
      icon={<ShieldCheck aria-hidden="true" />}
      title={t('moderation.sent_title')}
      action={
        <>
          {!blocked && (
            <PostButton preserveScroll action={`/members/${member.id}/block`} variant="danger">
              {t('moderation.block_name', { name })}
            </PostButton>
          )}
          <ButtonLink href="/members" variant="quiet">
            {t('moderation.to_members')}
          </ButtonLink>
        </>
      }
    >
      <p>
        {rich('moderation.sent_text', {
          name: <PersonName key="name" inSentence person={person} />,
        })}
      </p>
      <p>{t('moderation.danger')}</p>
      <p>{t(blocked ? 'moderation.sent_blocked' : 'moderation.sent_block', { name })}</p>
    </Outcome>
  )
}
