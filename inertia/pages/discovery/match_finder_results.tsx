import type { Read } from '@generated/answers'
import type { Data } from '@generated/data'
import { SearchX } from 'lucide-react'
import { DiscoveryTabs } from '~/components/discovery/discovery_tabs'
import { ShowMore } from '~/components/discovery/show_more'
import { SimilarMembers } from '~/components/discovery/similar_members'
import { TileGrid } from '~/components/discovery/tile_grid'
import { TextLink } from '~/components/accounts/text_link'
import { FinderTile } from '~/components/match_finder/finder_tile'
import { GivenAnswers } from '~/components/match_finder/given_answers'
import { PageTitle } from '~/components/shell/page_title'
import { ButtonLink } from '~/components/ui/button_link'
import { EmptyState } from '~/components/ui/empty_state'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'
import type { FinderAnswers } from '../../../core/discovery/search/match_finder'

type Props = InertiaProps<{
  answers: FinderAnswers
  total: Read<'discovery/count_members', 'countMembers'>
  members: Data.MemberTile[]
  next: Read<'discovery/search_page', 'searchPage'>['next']
  similar: Data.MemberTile[]
}>

/** Tiles above the fold, which load eagerly. */
const inView = 8

export default function MatchFinderResults({ answers, total, members, next, similar }: Props) {
  const { t, rich } = useText()
  return (
    <div className="mx-auto w-full max-w-[95rem] px-4 pt-1 pb-16 max-lg:min-h-dvh lg:px-8 lg:pt-4">
      <PageTitle title={t('finder.results')} />
      <DiscoveryTabs current="/match-finder" />
      <header className="mt-5 mb-5 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <div className="flex flex-wrap items-baseline gap-x-3.5">
          <h1 className="text-xl lg:text-2xl">{t('finder.results')}</h1>
          <p className="text-sm text-muted lg:text-base">
            {t('discovery.members', { count: total })}
          </p>
        </div>
        <GivenAnswers answers={answers} />
      </header>
      {members.length === 0 && <NobodyFits />}
      {members.length > 0 && <h2 className="sr-only">{t('discovery.results')}</h2>}
      <TileGrid>
        {members.map((member, index) => (
          <li key={member.id}>
            <FinderTile member={member} eager={index < inView} />
          </li>
        ))}
      </TileGrid>
      {next && <ShowMore href={`/match-finder/results?after=${next}`} />}
      <SimilarMembers members={similar} />
      <p className="mt-10 max-w-prose text-sm text-pretty text-muted">
        {rich('finder.invite', {
          link: (words) => <TextLink href="/profile/match-finder">{words}</TextLink>,
        })}
      </p>
    </div>
  )
}

function NobodyFits() {
  const { t } = useText()
  return (
    <EmptyState
      icon={<SearchX aria-hidden="true" />}
      title={t('finder.none_title')}
      action={<ButtonLink href="/match-finder">{t('finder.again')}</ButtonLink>}
    >
      {t('finder.none_help')}
    </EmptyState>
  )
}
