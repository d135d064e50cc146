import type { Read } from '@generated/answers'
import type { Data } from '@generated/data'
import { usePage } from '@inertiajs/react'
import { Mail, Search } from 'lucide-react'
import { MailedTo } from '~/components/accounts/mailed_to'
import { MatchTiles } from '~/components/accounts/match_tiles'
import { PageTitle } from '~/components/shell/page_title'
import { ButtonLink } from '~/components/ui/button_link'
import { EmptyState } from '~/components/ui/empty_state'
import { usePublicPath } from '~/components/ui/use_public_path'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'
import type { Seeking } from '../../../core/profiles/orientation'
import type { Gender } from '../../../core/profiles/profile'

type Props = InertiaProps<{
  gender: Gender | null
  seeking: Seeking | null
  joined: boolean
  met: Read<'accounts/signup_matches', 'metAmong'>
  matches: Data.MemberTile[]
}>

export default function SignupMatches({ gender, seeking, joined, met, matches }: Props) {
  const { t } = useText()
  const { me } = usePage().props
  const pathOf = usePublicPath()
  const answers = new URLSearchParams({ ...(gender && { gender }), ...(seeking && { seeking }) })
  const next = joined ? (
    <ButtonLink href="/members" variant={met ? 'quiet' : 'primary'} size="large">
      {t('accounts.look_around')}
    </ButtonLink>
  ) : (
    <ButtonLink href={pathOf(`/signup?${answers}`)} size="large">
      {t('accounts.matches_sign_up')}
    </ButtonLink>
  )
  return (
    <div className="mx-auto max-w-[40rem] px-5 py-10">
      <PageTitle title={t('accounts.matches_page_title')} />
      <h1>{t('accounts.matches_page_title')}</h1>
      {me?.mailedTo && <Inbox mailedTo={me.mailedTo} />}
      {met && <FirstMet {...met} />}
      {matches.length === 0 ? (
        <EmptyState
          icon={<Search aria-hidden="true" />}
          title={t('accounts.no_matches_title')}
          action={next}
        >
          {t(joined ? 'accounts.no_matches_yet' : 'accounts.no_matches_text')}
        </EmptyState>
      ) : (
        <>
          {!joined && <p className="mt-2 text-muted">{t('accounts.matches_page_text')}</p>}
          <MatchTiles
            matches={matches}
            hrefOf={(id) => (joined ? `/members/${id}` : pathOf(`/members/${id}/signup`))}
          />
          <div className="mt-8">{next}</div>
        </>
      )}
    </div>
  )
}

/** What is still to be done: this page is the first after a sign-up that began on a landing. */
function Inbox({ mailedTo }: { mailedTo: string }) {
  const { t } = useText()
  return (
    <section className="mt-5 flex gap-3.5 rounded-card bg-tint p-4">
      <Mail aria-hidden="true" className="mt-0.5 size-5 shrink-0 text-primary-strong" />
      <div className="min-w-0">
        <h2 className="text-base">{t('accounts.open_mail_title')}</h2>
        <p className="mt-1 text-pretty">{t('accounts.open_mail_text')}</p>
        <MailedTo email={mailedTo} />
      </div>
    </section>
  )
}

/** What was begun with the first of them, and the way on. */
function FirstMet({ id, name, line }: NonNullable<Props['met']>) {
  const { t } = useText()
  return (
    <>
      {line && <p className="mt-2 text-pretty">{t(`accounts.line_${line}`, { name })}</p>}
      <div className="mt-5">
        <ButtonLink href={`/members/${id}/chat`} size="large">
          {t('accounts.to_chat_with', { name })}
        </ButtonLink>
      </div>
    </>
  )
}
