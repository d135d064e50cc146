import type { Match } from '~/components/accounts/use_signup_progress'
import { personOf } from '~/components/ui/person'
import { Portrait } from '~/components/ui/portrait'
import { useText } from '~/i18n/use_text'

export function MatchTiles({ matches }: { matches: Match[] }) {
  const { t } = useText()
  return (
    <>
      <h2 className="mt-10">{t('accounts.matches_title', { count: matches.length })}</h2>
      <ul className="mt-4 grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-4">
        {matches.map((match) => (
          <li key={match.id}>
            <Portrait
              person={personOf(match)}
              picture={match.picture}
              href={`/members/${match.id}`}
              details={match.place}
            />
          </li>
        ))}
      </ul>
    </>
  )
}
