import { Link, useForm } from '@inertiajs/react'
import { Mail } from 'lucide-react'
import { Banner } from '~/components/shell/banner'
import { inlineAction } from '~/components/ui/inline_action'
import { useText } from '~/i18n/use_text'

interface Props {
  mailedTo: string
  onDismiss: () => void
}

/**
 * Returns every day until the address is confirmed: before that, nobody can find the member. The address
 * leads to where it is corrected.
 */
export function ActivationReminder({ mailedTo, onDismiss }: Props) {
  const { t } = useText()
  const { post, processing } = useForm({})
  return (
    <Banner
      icon={<Mail aria-hidden="true" className="size-4" />}
      onDismiss={onDismiss}
      action={
        <button
          type="button"
          disabled={processing}
          onClick={() => post('/activation/resend', { preserveScroll: true })}
          className={inlineAction}
        >
          {t('common.resend_activation')}
        </button>
      }
    >
      {t('common.confirm_email')}{' '}
      <Link href="/profile/email" className="font-semibold underline">
        {mailedTo}
      </Link>
    </Banner>
  )
}
