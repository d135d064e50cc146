import type { Data } from '@generated/data'
import { Link } from '@inertiajs/react'
import { CircleAlert } from 'lucide-react'
import { Banner } from '~/components/shell/banner'
import { inlineAction } from '~/components/ui/inline_action'
import { useText } from '~/i18n/use_text'

type Props = NonNullable<Data.SharedProps['owed']> & { onDismiss: () => void }

/** Returns every day until it is paid: it stops purchases after a while. */
export function ClaimAlert({ orderId, amount, onDismiss }: Props) {
  const { t } = useText()
  return (
    <Banner
      icon={<CircleAlert aria-hidden="true" className="size-4" />}
      onDismiss={onDismiss}
      action={
        <Link href={`/transactions/${orderId}`} className={inlineAction}>
          {t('common.claim_pay')}
        </Link>
      }
    >
      {t('common.claim_banner', { amount })}
    </Banner>
  )
}
