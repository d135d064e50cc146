import type { Match } from '~/components/accounts/use_signup_progress'
import { personOf } from '~/components/ui/person'
import { Portrait } from '~/components/ui/portrait'
import { useText } from '~/i18n/use_text'

interface Props {
  matches: Match[]
  /** Target of a tile; the profile by default. */
  hrefOf?: (id: string) => string
}

export function MatchTiles({ matches, hrefOf = (id) => `/members/${id}` }: Props) {
  const { t } = useText()
  return (
    <>
      <h2 className="mt-10">{t('accounts.matches_title', { count: matches.length })}</h2>
      <ul className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(max(8.5rem,40%),1fr))] gap-2.5 sm:grid-cols-3 sm:gap-4">
        {matches.map((match) => (
          <li key={match.id}>
            <Portrait
              person={personOf(match)}
              picture={match.picture}
              href={hrefOf(match.id)}
              details={match.place}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
