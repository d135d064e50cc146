import type { Data } from '@generated/data'
import { MemberTile } from '~/components/discovery/member_tile'
import { TileGrid } from '~/components/discovery/tile_grid'
import { useText } from '~/i18n/use_text'

/** Members just outside the search, when it found few. */
export function SimilarMembers({ members }: { members: Data.MemberTile[] }) {
  const { t } = useText()
  if (members.length === 0) return null
  return (
    <section className="mt-10 border-t border-line pt-6">
      <h2>{t('discovery.similar')}</h2>
      <p className="mt-1 mb-4 text-muted">{t('discovery.similar_help')}</p>
      <TileGrid>
        {members.map((member) => (
          <li key={member.id}>
            <MemberTile member={member} />
          </li>
        ))}
      </TileGrid>
    </section>
  )
}
