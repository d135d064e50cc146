import { Heart } from 'lucide-react'
import { DialogActions } from '~/components/likes/dialog_actions'
import { Avatar } from '~/components/ui/avatar'
import { ButtonLink } from '~/components/ui/button_link'
import { Dialog } from '~/components/ui/dialog'
import { nameBesideLabel, personOf } from '~/components/ui/person'
import { PersonName } from '~/components/ui/person_name'
import { usePage } from '@inertiajs/react'
import { useText } from '~/i18n/use_text'
import type { Likeable } from '~/components/likes/like_button'

interface Props {
  member: Omit<Likeable, 'liked'>
  onClose: () => void
}

/** A match, with the link to write. */
export function MatchDialog({ member, onClose }: Props) {
  const { t, rich } = useText()
  const { me } = usePage().props
  const person = personOf(member)
  return (
    <Dialog open onClose={onClose} title={t('likes.match_title')}>
      <div className="flex items-center justify-center gap-4 py-2">
        <Avatar picture={me?.picture ?? null} size="large" />
        <Heart aria-hidden="true" className="size-8 animate-pop fill-current text-like" />
        <Avatar picture={member.picture} size="large" />
      </div>
      <p className="mt-3 text-center text-base text-ink **:justify-center">
        {rich('likes.match_help', { name: <PersonName key="name" inSentence person={person} /> })}
      </p>
      <DialogActions onClose={onClose}>
        <ButtonLink wide href={`/members/${member.id}/chat`}>
          {t('likes.match_chat', { name: nameBesideLabel(person) })}
        </ButtonLink>
      </DialogActions>
    </Dialog>
  )
}
