import type { Read } from '@generated/answers'
import type { Data } from '@generated/data'
import { EyeOff, Footprints } from 'lucide-react'
import { ShowMore } from '~/components/discovery/show_more'
import { TileGrid } from '~/components/discovery/tile_grid'
import { VisitTile } from '~/components/discovery/visit_tile'
import { LockedTile } from '~/components/likes/like_tile'
import { LockedCount } from '~/components/profiles/locked'
import { RemoveVisits } from '~/components/profiles/remove_visits'
import { PageTitle } from '~/components/shell/page_title'
import { ButtonLink } from '~/components/ui/button_link'
import { EmptyState } from '~/components/ui/empty_state'
import { Tabs } from '~/components/ui/tabs'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'
import type { VisitList } from '../../../core/discovery/visits/remove_visits'
import type { Profile } from '../../../core/profiles/profile'

type Props = InertiaProps<{
  list: VisitList
  visits: Data.Visit[]
  next: Read<'discovery/visits_page', 'visitsPage'>['next']
  /** For visitors whom the member may not know. */
  veils: Read<'likes/veil_url', 'veilUrls'>
  /** Counted up to a hundred. */
  total: Read<'discovery/visit_rows', 'countVisits'>
  /** The viewer may know how many, but not who. */
  locked: boolean
  invisible: Profile['invisible']
}>

const parts = ['visits', 'next']

const pathOf = { received: '/visits', made: '/visits/made' } as const

export default function Visits({ list, visits, next, veils, total, locked, invisible }: Props) {
  const { t } = useText()
  return (
    <div className="mx-auto w-full max-w-[80rem] px-4 pt-5 pb-16 lg:px-8 lg:pt-8">
      <PageTitle title={t('common.visits')} />
      <h1 className="text-xl lg:text-2xl">{t('common.visits')}</h1>
      <Tabs
        label={t('profiles.visits_lists')}
        className="mt-3"
        tabs={[
          { href: pathOf.received, label: t('profiles.visits_received') },
          { href: pathOf.made, label: t('profiles.visits_made') },
        ]}
        current={pathOf[list]}
      />
      {list === 'received' && total > 0 && <Count total={total} locked={locked} />}
      {invisible && (
        <p className="mt-3 flex items-start gap-2.5 text-muted">
          <EyeOff aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
          {t('profiles.visits_you_are_invisible')}
        </p>
      )}
      {total === 0 ? <NoVisits list={list} /> : <h2 className="sr-only">{t(hints[list])}</h2>}
      <div className="mt-5">
        <TileGrid>
          {veils.map((veil, index) => (
            <li key={index}>
              <LockedTile veil={veil} />
            </li>
          ))}
          {visits.map((visit) => (
            <li key={visit.member.id}>
              <VisitTile visit={visit} list={list} />
            </li>
          ))}
        </TileGrid>
      </div>
      {next && <ShowMore href={`${pathOf[list]}?after=${next}`} only={parts} />}
      {total > 0 && <RemoveVisits list={list} />}
    </div>
  )
}

const hints = { received: 'profiles.visits_hint', made: 'profiles.visits_made_hint' } as const

function Count({ total, locked }: Pick<Props, 'total' | 'locked'>) {
  const { t } = useText()
  const count = t(total > 99 ? 'profiles.visits_count_many' : 'profiles.visits_count', {
    count: total,
  })
  if (!locked) return <p className="mt-3 text-muted">{count}</p>
  return <LockedCount count={count} help={t('profiles.visits_locked_help')} className="mt-3" />
}

function NoVisits({ list }: Pick<Props, 'list'>) {
  const { t } = useText()
  const action =
    list === 'made' ? (
      <ButtonLink href="/members">{t('common.search_members')}</ButtonLink>
    ) : (
      <ButtonLink href="/profile/edit">{t('profiles.edit_profile')}</ButtonLink>
    )
  return (
    <EmptyState
      icon={<Footprints aria-hidden="true" />}
      title={t('profiles.visits_none')}
      action={action}
    >
      {t(list === 'made' ? 'profiles.visits_made_none_help' : 'profiles.visits_none_help')}
    </EmptyState>
  )
}
