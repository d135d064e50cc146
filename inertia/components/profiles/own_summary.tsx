import type { Read } from '@generated/answers'
import { usePage } from '@inertiajs/react'
import { Eye, Pencil } from 'lucide-react'
import { Completeness } from '~/components/profiles/completeness'
import { Avatar } from '~/components/ui/avatar'
import { ButtonLink } from '~/components/ui/button_link'
import { useText } from '~/i18n/use_text'

export type Summary = Read<'profiles/own_summary', 'ownSummary'>

/** Own picture, completeness and the link to edit. */
export function OwnSummary({ age, ...completeness }: Summary) {
  const { t } = useText()
  const { me } = usePage().props
  if (!me) return null
  return (
    <header className="px-4">
      <div className="flex flex-wrap items-center gap-4">
        <Avatar picture={me.picture} size="huge" />
        <h1 className="min-w-0 grow basis-28 break-words">
          {me.name}, {age}
        </h1>
      </div>
      <div className="mt-5">
        <Completeness {...completeness} />
      </div>
      <div className="mt-5 flex flex-wrap gap-2">
        <ButtonLink
          href="/profile/edit"
          icon={<Pencil aria-hidden="true" className="size-5" />}
          className="grow sm:grow-0"
        >
          {t('profiles.edit_profile')}
        </ButtonLink>
        <ButtonLink
          href={`/members/${me.profileId}`}
          variant="quiet"
          icon={<Eye aria-hidden="true" className="size-5" />}
          className="grow sm:grow-0"
        >
          {t('settings.as_others_see')}
        </ButtonLink>
      </div>
    </header>
  )
}
