import { DoorOpen } from 'lucide-react'
import { useEffect } from 'react'
import { Outcome } from '~/components/accounts/outcome'
import { clearBrowserEntries } from '~/browser_entries'
import { ButtonLink } from '~/components/ui/button_link'
import { useText } from '~/i18n/use_text'
import type { InertiaProps } from '~/types'

export default function AccountDeleted({ returnDays }: InertiaProps<{ returnDays: number }>) {
  const { t } = useText()
  // The next user of this browser must find nothing.
  useEffect(clearBrowserEntries, [])
  return (
    <Outcome
      icon={<DoorOpen aria-hidden="true" />}
      title={t('accounts.deleted_title')}
      action={<ButtonLink href="/">{t('accounts.deleted_home')}</ButtonLink>}
    >
      <p>{t('accounts.deleted_text', { days: returnDays })}</p>
    </Outcome>
  )
}
