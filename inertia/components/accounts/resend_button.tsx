import { useForm } from '@inertiajs/react'
import { Button } from '~/components/ui/button'
import type { ButtonStyle } from '~/components/ui/button_style'
import { useText } from '~/i18n/use_text'

/** Another activation mail; the server says how it went. */
export function ResendButton({ variant }: Pick<ButtonStyle, 'variant'>) {
  const { t } = useText()
  const { post, processing } = useForm({})
  return (
    <Button
      variant={variant}
      loading={processing}
      onClick={() => post('/activation/resend', { preserveScroll: true, preserveState: true })}
    >
      {t('accounts.resend')}
    </Button>
  )
}
