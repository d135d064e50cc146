import type { ReactNode } from 'react'
import type { Data } from '@generated/data'
import { Time } from '~/components/ui/time'
import { useText } from '~/i18n/use_text'

/** The traits of a profile as rows. */
export function Facts({ member }: { member: Data.MemberProfile }) {
  const { t } = useText()
  return (
    <dl className="mt-7 grid gap-x-10 lg:grid-cols-2">
      {member.seeking && (
        <Fact term={t('profiles.looking_for')}>{t(`profiles.seeking_${member.seeking}`)}</Fact>
      )}
      {member.traits.map(({ trait, value }) => (
        <Fact key={trait} term={t(`profiles.${trait}`)}>
          {t(`profiles.${value}`, { gender: member.gender })}
        </Fact>
      ))}
      <Fact term={t('profiles.joined')}>
        <Time value={member.joined} format="month" />
      </Fact>
    </dl>
  )
}

function Fact({ term, children }: { term: string; children: ReactNode }) {
  return (
    <div className="flex min-h-[47px] items-center justify-between gap-4 border-t border-line py-2.5">
      <dt className="text-muted">{term}</dt>
      <dd className="text-right font-semibold">{children}</dd>
    </div>
  )
}
