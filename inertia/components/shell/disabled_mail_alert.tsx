import type { Data } from '@generated/data'
import { Link } from '@inertiajs/react'
import { MailX } from 'lucide-react'
import { Banner } from '~/components/shell/banner'
import { inlineAction } from '~/components/ui/inline_action'
import { useText } from '~/i18n/use_text'

interface Props {
  reason: NonNullable<NonNullable<Data.SharedProps['me']>['mailOff']>
  onDismiss: () => void
}

/** Says why mail was disabled, and how to enable it. */
export function DisabledMailAlert({ reason, onDismiss }: Props) {
  const { t } = useText()
  return (
    <Banner
      icon={<MailX aria-hidden="true" className="size-4" />}
      onDismiss={onDismiss}
      action={
        <Link href="/notifications" className={inlineAction}>
          {t('common.mail_on_again')}
        </Link>
      }
    >
      {t(`common.mail_off_${reason}`)}
    </Banner>
  )
}
