import type { Read } from '@generated/answers'
import { interestIcons } from '~/components/profiles/interest_icons'
import { Chip } from '~/components/ui/chip'
import { useText } from '~/i18n/use_text'

export type InterestShown = Read<'members/interests_of', 'interestsOf'>[number]

/** Interests as chips; those the viewer shares are filled, and named in a line below. */
export function Interests({ interests }: { interests: InterestShown[] }) {
  const { t, locale } = useText()
  if (interests.length === 0) return null
  const shared = interests.filter((interest) => interest.shared).map(({ key }) => nameOf(key))
  const list = new Intl.ListFormat(locale, { type: 'conjunction' })
  return (
    <section className="mt-8">
      <h2>{t('profiles.interests')}</h2>
      <ul className="mt-3 flex flex-wrap gap-2">
        {interests.map(({ key, shared: filled }) => (
          <li key={key}>
            <Chip icon={<InterestIcon interest={key} />} filled={filled}>
              {nameOf(key)}
            </Chip>
          </li>
        ))}
      </ul>
      {shared.length > 0 && (
        <p className="mt-2.5 text-sm text-muted">
          {t('profiles.you_share', { interests: list.format(shared) })}
        </p>
      )}
    </section>
  )

  function nameOf(key: InterestShown['key']) {
    return t(`profiles.interest_${key}`)
  }
}

function InterestIcon({ interest }: { interest: InterestShown['key'] }) {
  const Icon = interestIcons[interest]
  return <Icon aria-hidden="true" className="size-4" />
}
