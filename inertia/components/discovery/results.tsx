import type { Read } from '@generated/answers'
import type { Data } from '@generated/data'
import { MemberTile } from '~/components/discovery/member_tile'
import { NoResults } from '~/components/discovery/no_results'
import { PromoTile, type Promo } from '~/components/discovery/promo_tile'
import { addressOf, type Search } from '~/components/discovery/search'
import { ShowMore } from '~/components/discovery/show_more'
import { SimilarMembers } from '~/components/discovery/similar_members'
import { TileGrid } from '~/components/discovery/tile_grid'
import { useSearching } from '~/components/discovery/use_searching'
import { PortraitSkeleton } from '~/components/ui/skeleton'
import { useText } from '~/i18n/use_text'

/** Tiles above the fold, which load eagerly. */
const inView = 8

export type Found = {
  promos: Promo[]
  members: Data.MemberTile[]
  next: Read<'discovery/search_page', 'searchPage'>['next']
  similar: Data.MemberTile[]
}

interface Props extends Found {
  search: Search
  defaults: Search
}

/** The results, or skeletons while another search is loading. */
export function Results({ search, defaults, members, next, similar, promos }: Props) {
  const { t } = useText()
  const searching = useSearching()
  if (searching) return <Searching />
  return (
    <>
      {members.length === 0 && <NoResults search={search} defaults={defaults} />}
      {members.length > 0 && <h2 className="sr-only">{t('discovery.results')}</h2>}
      <TileGrid>
        {members.flatMap((member, index) => [
          ...promos.filter(isAt(index)).map((promo) => (
            <li key={promo.link}>
              <PromoTile {...promo} />
            </li>
          )),
          <li key={member.id}>
            <MemberTile member={member} eager={index < inView} />
          </li>,
        ])}
      </TileGrid>
      {next && <ShowMore href={addressOf(search, defaults, next)} />}
      <SimilarMembers members={similar} />
    </>
  )
}

/** Position of the advertisement; a shorter list has none. */
function isAt(index: number) {
  return ({ position }: Promo) => position === index + 1
}

function Searching() {
  const { t } = useText()
  return (
    <div role="status">
      <span className="sr-only">{t('discovery.loading')}</span>
      <TileGrid>
        {Array.from({ length: inView }, (_, index) => (
          <li key={index}>
            <PortraitSkeleton />
          </li>
        ))}
      </TileGrid>
    </div>
  )
}
