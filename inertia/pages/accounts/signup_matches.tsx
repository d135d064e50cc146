import type { Data } from '@generated/data'
import { Search } from 'lucide-react'
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
  matches: Data.MemberTile[]
}>

export default function SignupMatches({ gender, seeking, matches }: Props) {
  const { t } = useText()
  const pathOf = usePublicPath()
  const answers = new URLSearchParams({ ...(gender && { gender }), ...(seeking && { seeking }) })
  const signUp = (
    <ButtonLink href={pathOf(`/signup?${answers}`)} size="large">
      {t('accounts.matches_sign_up')}
    </ButtonLink>
  )
  return (
    <div className="mx-auto max-w-[40rem] px-5 py-10">
      <PageTitle title={t('accounts.matches_page_title')} />
      <h1>{t('accounts.matches_page_title')}</h1>
      {matches.length === 0 ? (
        <EmptyState
          icon={<Search aria-hidden="true" />}
          title={t('accounts.no_matches_title')}
          action={signUp}
        >
          {t('accounts.no_matches_text')}
        </EmptyState>
      ) : (
        <>
          <p className="mt-2 text-muted">{t('accounts.matches_page_text')}</p>
          <MatchTiles matches={matches} hrefOf={(id) => pathOf(`/members/${id}/signup`)} />
          <div className="mt-8">{signUp}</div>
        </>
      )}
    </div>
  )
}
