import type { Read } from '@generated/answers'
import { ShieldOff } from 'lucide-react'
import { ShowMore } from '~/components/discovery/show_more'
import { BlockedRow } from '~/components/settings/blocked_row'
import { SettingsPage } from '~/components/settings/settings_page'
import { EmptyState } from '~/components/ui/empty_state'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

type Props = InertiaProps<Read<'likes/blocked_members', 'blockedMembers'>>

const parts = ['blocked', 'next']

export default function BlockedMembers({ blocked, next }: Props) {
  const { t } = useText()
  return (
    <SettingsPage title={t('settings.blocked')} intro={t('settings.blocked_intro')}>
      {blocked.length === 0 ? (
        <EmptyState icon={<ShieldOff aria-hidden="true" />} title={t('settings.blocked_none')}>
          {t('settings.blocked_none_help')}
        </EmptyState>
      ) : (
        <ul className="mt-6 divide-y divide-line border-y border-line">
          {blocked.map((member) => (
            <BlockedRow key={member.id} member={member} />
          ))}
        </ul>
      )}
      {next && <ShowMore href={`/profile/blocked?after=${next}`} only={parts} />}
    </SettingsPage>
  )
}
