import { SettingsPage } from '~/components/settings/settings_page'
import { LimitForm } from '~/components/spending/limit_form'
import { MonthTotal, type Spending as Care } from '~/components/spending/month_total'
import { PauseForm } from '~/components/spending/pause_form'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

export default function Spending({ spending }: InertiaProps<{ spending: Care }>) {
  const { t } = useText()
  return (
    <SettingsPage title={t('spending.title')} intro={t('spending.intro')}>
      <MonthTotal spending={spending} />
      <LimitForm spending={spending} />
      <PauseForm pausedUntil={spending.pausedUntil} />
    </SettingsPage>
  )
}
