import { useForm } from '@inertiajs/react'
import { Button } from '~/components/ui/button'
import type { ButtonStyle } from '~/components/ui/button_style'
import { useText } from '~/i18n/use_text'

/** Requests another activation mail; the server answers with a flash message. */
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
